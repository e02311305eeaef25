interface LengthCountProps {
  length: number;
  max: number;
  /** The same as text, for a screen reader. */
  label: string;
}

/** Number of characters written, and their maximum. */
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
