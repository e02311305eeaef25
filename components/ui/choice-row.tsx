import { ChoiceChip } from './choice-chip';

interface ChoiceRowProps {
  name: string;
  /** The first of them chooses nothing, and has an empty value. */
  choices: readonly { value: string; label: string }[];
  chosen: string;
  /** Pressed again, a choice is taken back. */
  onChoose(value: string): void;
}

/** A filter with all its values: a row that scrolls sideways on a phone, and wraps behind its name where there is room. */
export function ChoiceRow({ name, choices, chosen, onChoose }: ChoiceRowProps) {
  return (
    <fieldset className="min-w-0 md:flex md:gap-4">
      <legend className="sr-only">{name}</legend>
      <span aria-hidden="true" className="hidden w-20 flex-none pt-3 text-ink-3 text-sm md:block">
        {name}
      </span>
      <div className="rail -mx-gutter gap-2 px-gutter md:mx-0 md:flex-wrap md:px-0">
        {choices.map(({ value, label }) => (
          <ChoiceChip key={value} isPressed={chosen === value} onPress={() => onChoose(chosen === value ? '' : value)}>
            {label}
          </ChoiceChip>
        ))}
      </div>
    </fieldset>
  );
}
