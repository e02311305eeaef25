import { type ReactNode, useEffect, useRef } from 'react';

interface EditFrameProps {
  /** Grows with each refused press: the first invalid field then takes the focus. */
  refusals: number;
  /** Where the column stands in the page: in its middle unless said. */
  className?: string;
  /** Texts stand side by side in it. */
  isWide?: boolean;
  children: ReactNode;
}

/** The column of an editor. A focused element is not hidden by the bar below. */
export function EditFrame({ refusals, className = 'mx-auto', isWide = false, children }: EditFrameProps) {
  const column = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (refusals === 0) return;
    const invalid = column.current?.querySelector<HTMLElement>('[aria-invalid]');
    invalid?.focus();
    // What is wrong is said below it, where the bar might be.
    invalid?.scrollIntoView({ block: 'center' });
  }, [refusals]);
  return (
    <div
      ref={column}
      className={`${isWide ? 'max-w-320' : 'max-w-180'} [&_:is(a,button,input,select,textarea)]:scroll-mb-36 ${className}`}
    >
      {children}
    </div>
  );
}

/** A part of an editor, below its heading. */
export function EditSection({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section aria-label={title} className="border-line border-t pt-5 pb-7 first:border-t-0">
      <h2 className="mb-3 text-lg">{title}</h2>
      {children}
    </section>
  );
}
