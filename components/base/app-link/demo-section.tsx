import type { ReactNode } from 'react';

/** A part of the test page. */
export function DemoSection({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section aria-label={title} className="mt-9 border-t border-line pt-5">
      <h2 className="mb-3 text-lg">{title}</h2>
      {children}
    </section>
  );
}

interface FieldProps {
  label: string;
  value: string;
  maxLength: number;
  onChange(value: string): void;
}

/** A value to test with. Its label is the name that the app knows it byand is not translated. */
export function DemoField({ label, value, maxLength, onChange }: FieldProps) {
  return (
    <label className="flex min-w-0 flex-col gap-1 text-sm text-ink-2">
      <span translate="no">{label}</span>
      <input
        type="text"
        value={value}
        maxLength={maxLength}
        onChange={(event) => onChange(event.target.value)}
        autoCapitalize="off"
        autoComplete="off"
        spellCheck={false}
        className="h-11 rounded-md border border-ink-3 bg-surface px-3 text-lg text-ink"
      />
    </label>
  );
}
