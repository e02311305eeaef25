interface UploadBarProps {
  label: string;
  percent: number;
  /** Whether progress is being made. */
  isMoving?: boolean;
}

/** A progress bar, in per cent. */
export function UploadBar({ label, percent, isMoving = true }: UploadBarProps) {
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={percent}
      className="h-2 overflow-hidden rounded-full bg-sunk"
    >
      <div
        className={`h-full rounded-full transition-[width] ${isMoving ? 'bg-accent' : 'bg-ink-3'}`}
        style={{ width: `${percent}%` }}
      />
    </div>
  );
}
