import { buttonClass } from './button-class';

interface PictureButtonProps {
  label: string;
  /** Whether the last file was refused, or one is missing. */
  isInvalid: boolean;
  /** Id of what is said of it. */
  describedBy?: string;
  onPick(file: File): void;
}

/** Picks a picture from the device. */
export function PictureButton({ label, isInvalid, describedBy, onPick }: PictureButtonProps) {
  return (
    <label
      className={`cursor-pointer has-focus-visible:outline-2 has-focus-visible:outline-accent ${buttonClass('line')}`}
    >
      {label}
      <input
        type="file"
        accept="image/*"
        aria-invalid={isInvalid || undefined}
        aria-describedby={describedBy}
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          if (file) onPick(file);
          // The same file can be picked again.
          target.value = '';
        }}
        className="sr-only"
      />
    </label>
  );
}
