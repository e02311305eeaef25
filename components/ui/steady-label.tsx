interface SteadyLabelProps {
  children: string;
  /** The other label of the button. */
  other: string;
}

/** The label of a button with two labels: as wide as the wider one, so that nothing beside it moves. */
export function SteadyLabel({ children, other }: SteadyLabelProps) {
  return (
    <span className="grid justify-items-center *:col-start-1 *:row-start-1">
      <span>{children}</span>
      <span aria-hidden="true" className="invisible">
        {other}
      </span>
    </span>
  );
}
