interface SteadyLabelProps {
  children: string;
  /** The words that stand in its place at other times. */
  other: string;
}

/** Words of a button that give way to others: as wide as the wider of both, so that nothing beside them moves. */
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
