interface SwitchProps {
  label: string;
  isOn: boolean;
  /** It stands as it is and cannot be pressed. */
  isFixed: boolean;
  onChange(isOn: boolean): void;
}

/** A switch, as large as a finger. */
export function Switch({ label, isOn, isFixed, onChange }: SwitchProps) {
  return (
    <label
      className={`relative inline-flex size-11 items-center justify-center ${isFixed ? 'opacity-45' : 'cursor-pointer'}`}
    >
      <input
        type="checkbox"
        role="switch"
        aria-label={label}
        checked={isOn}
        aria-checked={isOn}
        disabled={isFixed}
        onChange={(event) => onChange(event.target.checked)}
        className="peer absolute inset-0 appearance-none rounded-full"
      />
      <span
        aria-hidden="true"
        className="pointer-events-none h-6 w-10 rounded-full bg-ink-3 p-0.5 transition-colors peer-checked:bg-accent peer-checked:[&>span]:translate-x-4"
      >
        <span className="block size-5 rounded-full bg-paper transition-transform" />
      </span>
    </label>
  );
}
