interface LengthCountProps {
  length: number;
  max: number;
  /** The same in words, for a screen reader. */
  label: string;
}

/** How many characters are written, of how many that may be. */
export function LengthCount({ length, max, label }: LengthCountProps) {
  return (
    <>
      <span className="sr-only">{label}</span>
      <span aria-hidden="true">
        {length}/{max}
      </span>
    </>
  );
}
