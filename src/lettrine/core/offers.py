"""The finite choices of a decision, kept as products of fields instead of as lists of actions.

Asking one of three opponents for one of 27 symbols is 81 actions; as a product it is two short tuples.
It is a sequence all the same: count it, index it, draw from it, ask whether an action is in it.
"""

from collections.abc import Iterator, Sequence
from math import prod
from typing import Any, overload


class Product:
    """Every action of one type whose fields each take one of the given values."""

    __slots__ = ("action", "choices", "size")

    def __init__(self, action: type, **choices: tuple[Any, ...]) -> None:
        self.action = action
        self.choices = choices
        self.size = prod(map(len, choices.values()))

    def pick(self, index: int) -> Any:
        """The action at this place, the first field varying fastest."""
        fields = {}
        for name, values in self.choices.items():
            index, place = divmod(index, len(values))
            fields[name] = values[place]
        return self.action(**fields)

    def __contains__(self, action: object) -> bool:
        return type(action) is self.action and all(
            getattr(action, name) in values for name, values in self.choices.items()
        )


class Offers(Sequence[Any]):
    """The actions a seat may choose from. Empty where the choice is free, as for a word to hide."""

    __slots__ = ("products", "size")

    def __init__(self, *products: Product) -> None:
        self.products = products
        self.size = sum([product.size for product in products])

    def fields(self) -> tuple[dict[str, tuple[Any, ...]], ...]:
        """The choices as plain data: for each product, the values each field may take."""
        return tuple([product.choices for product in self.products])

    def __len__(self) -> int:
        return self.size

    @overload
    def __getitem__(self, index: int) -> Any: ...
    @overload
    def __getitem__(self, index: slice) -> list[Any]: ...
    def __getitem__(self, index: int | slice) -> Any:
        if isinstance(index, slice):
            return [self[i] for i in range(*index.indices(len(self)))]
        rest = index if index >= 0 else index + self.size
        for product in self.products:
            if 0 <= rest < product.size:
                return product.pick(rest)
            rest -= product.size
        raise IndexError(index)

    def __contains__(self, action: object) -> bool:
        return any(action in product for product in self.products)

    def __iter__(self) -> Iterator[Any]:
        for product in self.products:
            yield from map(product.pick, range(product.size))


NONE = Offers()
