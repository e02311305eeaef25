import type { ReactNode } from 'react';

/** A part of the editor with its heading. */
export function EditSection({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section aria-label={title} className="border-line border-t pt-5 pb-7">
      <h2 className="mb-3 text-lg">{title}</h2>
      {children}
    </section>
  );
}
