import { useTranslations } from 'next-intl';

interface EditPart<Part extends string> {
  /** Also the id of its section. */
  part: Part;
  isThere: boolean;
}

interface EditMissingPartsProps<Part extends string> {
  /** Those that this thing has, in the order of the form. */
  parts: readonly EditPart<Part>[];
  nameOf(part: Part): string;
  /** With so many parts that are not there. */
  textOf(count: number): string;
}

/** How far a draft is from being handed in: which parts are done, and which still lack or contradict something. */
export function EditMissingParts<Part extends string>({ parts, nameOf, textOf }: EditMissingPartsProps<Part>) {
  const t = useTranslations('editor.parts');
  return (
    <div className="mb-6">
      <p className="font-semibold">{textOf(parts.filter(({ isThere }) => !isThere).length)}</p>
      <ul className="mt-1.5 flex flex-wrap gap-x-5 gap-y-1 text-sm">
        {parts.map(({ part, isThere }) => (
          <li key={part} className={isThere ? 'text-ok' : 'text-ink-2'}>
            <span aria-hidden="true">{isThere ? '✓' : '○'} </span>
            <a href={`#${part}`} className="inline-flex min-h-11 items-center underline-offset-4 hover:underline">
              {nameOf(part)}
            </a>
            <span className="sr-only"> {t(isThere ? 'there' : 'lacking')}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** The parts of a form, each with the pattern of its fields, and whether none of them is missing or contradicts another. */
export function partsOf<Part extends string>(
  parts: Readonly<Record<Part, RegExp>>,
  open: readonly string[],
): EditPart<Part>[] {
  return (Object.keys(parts) as Part[]).map((part) => ({
    part,
    isThere: !open.some((field) => parts[part].test(field)),
  }));
}
