"""Frozen dataclasses, cheap to define: the standard ones compile six functions a class, and a cold start has eighty classes."""

import dataclasses
from typing import TYPE_CHECKING, Any, NoReturn

__all__ = ["dataclass"]

if TYPE_CHECKING:
    from dataclasses import dataclass
else:

    def dataclass(*, frozen, slots=False):
        """What `dataclasses.dataclass(frozen=True)` makes of a class, its methods compiled at once."""
        if not frozen:
            raise TypeError("for values that change there is dataclasses.dataclass")

        def made(cls):
            cls.__doc__ = cls.__doc__ or cls.__name__  # the standard one would look for a signature to put there
            cls = dataclasses.dataclass(init=False, repr=False, eq=False, slots=slots)(cls)
            for name, method in _methods(cls).items():
                setattr(cls, name, method)
            return cls

        return made


def _methods(cls: type[Any]) -> dict[str, Any]:
    """The methods of a class by name; one that the class itself defines stays."""
    fields = dataclasses.fields(cls)
    known: dict[str, Any] = {"_set": object.__setattr__, "_missing": dataclasses.MISSING}
    parameters, lines = [], []
    slots = "__slots__" in vars(cls)
    for field in fields:
        name, given = field.name, field.name
        if field.default is not dataclasses.MISSING:
            known[f"_{name}"] = field.default
            parameters.append(f"{name}=_{name}")
        elif field.default_factory is not dataclasses.MISSING:
            known[f"_{name}"] = field.default_factory
            parameters.append(f"{name}=_missing")
            given = f"_{name}() if {name} is _missing else {name}"
        else:
            parameters.append(name)
        if slots:  # each slot writes to itself, without a look-up by name
            known[f"_set_{name}"] = vars(cls)[name].__set__
            lines.append(f"  _set_{name}(self, {given})")
        else:
            lines.append(f"  _set(self, {name!r}, {given})")
    if hasattr(cls, "__post_init__"):
        lines.append("  self.__post_init__()")
    own, others = (f"({''.join(f'{value}.{field.name}, ' for field in fields)})" for value in ("self", "other"))
    source = (
        f"def __init__({', '.join(('self', *parameters))}):\n" + "\n".join(lines or ["  pass"]) + "\n"
        f"def __eq__(self, other):\n  return {own} == {others} if other.__class__ is self.__class__ else NotImplemented\n"
        f"def __hash__(self):\n  return hash({own})\n"
    )
    made: dict[str, Any] = {}
    exec(source, known, made)
    made |= {"__repr__": _repr, "__setattr__": _refuse, "__delattr__": _refuse}
    if slots:
        made |= {"__getstate__": _state, "__setstate__": _restore}
    return {name: method for name, method in made.items() if vars(cls).get(name) is None}  # None: no hash where there is __eq__


def _repr(self: Any) -> str:
    said = (f"{field.name}={getattr(self, field.name)!r}" for field in dataclasses.fields(self))
    return f"{self.__class__.__qualname__}({', '.join(said)})"


def _state(self: Any) -> list[Any]:
    return [getattr(self, field.name) for field in dataclasses.fields(self)]


def _restore(self: Any, state: list[Any]) -> None:
    for field, value in zip(dataclasses.fields(self), state, strict=True):
        object.__setattr__(self, field.name, value)


def _refuse(self: object, name: str, *_: object) -> NoReturn:
    raise dataclasses.FrozenInstanceError(f"cannot change field {name!r}")
