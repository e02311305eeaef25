import { Icon } from './icon';

interface ChosenFiltersProps<Name extends string> {
  /** The active filters, with what each is set to, in words. */
  chosen: readonly { name: Name; value: string }[];
  words: { chosen: string; remove(value: string): string; clear: string };
  onRemove(name: Name): void;
  onClear(): void;
}

/** The active filters of a list, each with a button to remove it. Space is reserved until the address is read. */
export function ChosenFilters<Name extends string>({ chosen, words, onRemove, onClear }: ChosenFiltersProps<Name>) {
  if (chosen.length === 0) return <div className="in-data-chosen:h-11" />;
  return (
    <fieldset className="wrap">
      <legend className="sr-only">{words.chosen}</legend>
      <div className="rail -mx-gutter gap-2 px-gutter">
        {chosen.map(({ name, value }) => (
          <button
            key={name}
            type="button"
            aria-label={words.remove(value)}
            onClick={() => onRemove(name)}
            className="inline-flex min-h-11 flex-none items-center"
          >
            <span className="inline-flex items-center gap-1.5 whitespace-nowrap rounded-full bg-sunk py-1.5 pr-2.5 pl-3.5 text-sm">
              {value}
              <Icon name="close" className="size-3.5" />
            </span>
          </button>
        ))}
        <button
          type="button"
          onClick={onClear}
          className="min-h-11 flex-none whitespace-nowrap px-2 text-sm underline underline-offset-4"
        >
          {words.clear}
        </button>
      </div>
    </fieldset>
  );
}
