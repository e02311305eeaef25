interface SentenceProps {
  text: string;
  /** The part of it that names people; empty for none. */
  names: string;
}

/** What a notice says, its names in bold. */
export function Sentence({ text, names }: SentenceProps) {
  const at = names ? text.indexOf(names) : -1;
  if (at < 0) return text;
  return (
    <>
      {text.slice(0, at)}
      <span dir="auto" className="font-semibold text-ink">
        {names}
      </span>
      {text.slice(at + names.length)}
    </>
  );
}
