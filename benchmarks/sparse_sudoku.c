/* The part of sparse_sudoku.py that is called millions of times: Sudokus of 9 x 9 as sets of cells, a set for each value.

   A puzzle comes as 81 characters, '1' to '9' for a given cell and anything else for an empty one. */

#include <string.h>

typedef unsigned __int128 cells;
typedef struct { cells may[9], fixed; } board;
enum verdict { SPOILT, OPEN, SOLVED };

/* The solutions met so far: which value of which cell one has, and which two have. */
#define KEPT 1024
static struct { cells once[9], twice[9]; cells kept[KEPT]; int count; } seen;

static cells group[27], peers[81], everything;

static int first(cells set) {
    unsigned long long low = (unsigned long long)set;
    return low ? __builtin_ctzll(low) : 64 + __builtin_ctzll((unsigned long long)(set >> 64));
}

static void prepare(void) {
    if (everything) return;
    for (int cell = 0; cell < 81; cell++) {
        int row = cell / 9, column = cell % 9;
        cells one = (cells)1 << cell;
        group[row] |= one;
        group[9 + column] |= one;
        group[18 + row / 3 * 3 + column / 3] |= one;
        everything |= one;
    }
    for (int cell = 0; cell < 81; cell++) {
        for (int g = 0; g < 27; g++) if (group[g] >> cell & 1) peers[cell] |= group[g];
        peers[cell] &= ~((cells)1 << cell);
    }
}

static void suppose(board *b, int cell, int value) {
    for (int v = 0; v < 9; v++) if (v != value) b->may[v] &= ~((cells)1 << cell);
}

/* Naked and hidden singles, as long as there are any. */
static enum verdict conclude(board *b) {
    for (;;) {
        cells one = 0, two = 0;
        for (int v = 0; v < 9; v++) { two |= one & b->may[v]; one |= b->may[v]; }
        if (one != everything) return SPOILT;
        cells new = one & ~two & ~b->fixed;
        if (new) {
            b->fixed |= new;
            for (int v = 0; v < 9; v++) {
                for (cells here = b->may[v] & new; here; here &= here - 1) {
                    cells others = peers[first(here)];
                    if (b->may[v] & new & others) return SPOILT;
                    b->may[v] &= ~others;
                }
            }
            continue;
        }
        if (!two) return SOLVED;
        int progress = 0;
        for (int v = 0; v < 9; v++) {
            cells only = 0;
            for (int g = 0; g < 27; g++) {
                cells here = b->may[v] & group[g];
                if (here & (here - 1)) continue;
                if (!here) return SPOILT;
                only |= here;
            }
            only &= ~b->fixed;
            if (!only) continue;
            progress = 1;
            for (int other = 0; other < 9; other++) if (other != v) b->may[other] &= ~only;
        }
        if (!progress) return OPEN;
    }
}

static void keep(const board *b) {
    cells print = 0;  /* two solutions with the same print count as one: then more is searched for, and nothing missed */
    for (int v = 0; v < 9; v++) print += b->may[v] * (2 * v + 0x9E3779B97F4A7C15u);
    for (int i = 0; i < seen.count; i++) if (seen.kept[i] == print) return;
    if (seen.count == KEPT) return;
    seen.kept[seen.count++] = print;
    for (int v = 0; v < 9; v++) {
        seen.twice[v] |= seen.once[v] & b->may[v];
        seen.once[v] |= b->may[v];
    }
}

/* A cell with as few values left as any, and the one of them that fewest solutions have. */
static void guess(const board *b, int *cell, int *value) {
    cells one = 0, two = 0, three = 0, four = 0;
    for (int v = 0; v < 9; v++) {
        four |= three & b->may[v];
        three |= two & b->may[v];
        two |= one & b->may[v];
        one |= b->may[v];
    }
    cells best = two & ~three ? two & ~three : three & ~four ? three & ~four : two;
    int least = 3;
    *cell = first(best);
    for (int v = 0; v < 9; v++) {
        if (!(b->may[v] >> *cell & 1)) continue;
        int times = (int)(seen.once[v] >> *cell & 1) + (int)(seen.twice[v] >> *cell & 1);
        if (times < least) { least = times; *value = v; }
    }
}

/* The number of solutions, 2 for more; they are kept. */
static int solutions(board *b, int most) {
    switch (conclude(b)) {
        case SPOILT: return 0;
        case SOLVED: keep(b); return 1;
        case OPEN: break;
    }
    int cell = 0, value = 0;
    guess(b, &cell, &value);
    board supposed = *b;
    suppose(&supposed, cell, value);
    int found = solutions(&supposed, most);
    if (found == most) return found;
    b->may[value] &= ~((cells)1 << cell);
    return found + solutions(b, most - found);
}

static board begun(const char *puzzle) {
    board b = {{0}, 0};
    prepare();
    memset(&seen, 0, sizeof seen);
    for (int v = 0; v < 9; v++) b.may[v] = everything;
    for (int cell = 0; cell < 81; cell++)
        if (puzzle[cell] >= '1' && puzzle[cell] <= '9') suppose(&b, cell, puzzle[cell] - '1');
    return b;
}

/* Whether a puzzle has exactly one solution. */
int is_unique(const char *puzzle) {
    board b = begun(puzzle);
    return solutions(&b, 2) == 1;
}

/* Every value of a cell that leaves exactly one solution when it is given, too, as 9 * cell + value; how many there are. */
int deciding(const char *puzzle, short *found) {
    board b = begun(puzzle);
    int count = 0;
    if (conclude(&b) != OPEN) return 0;
    for (int v = 0; v < 9; v++) {
        cells left, untried = b.may[v] & ~b.fixed;
        while ((left = untried & ~seen.twice[v])) {
            int cell = first(left);
            untried &= ~((cells)1 << cell);
            board supposed = b;
            suppose(&supposed, cell, v);
            if (solutions(&supposed, 2) == 1) found[count++] = (short)(9 * cell + v);
        }
    }
    return count;
}
