import { type MarkedPiece, markWords } from '@/lib/base/moderation/rules/mark-words';

interface MarkedTextProps {
  text: string;
  /** The words that were found in it. */
  words: readonly string[];
}

/** A text with the words that caused its review. */
export function MarkedText({ text, words }: MarkedTextProps) {
  return <MarkedPieces pieces={markWords(text, words)} />;
}

/** The same for what is shown of a text. */
export function MarkedPieces({ pieces }: { pieces: readonly MarkedPiece[] }) {
  let at = 0;
  return (
    <span className="font-normal whitespace-pre-wrap wrap-anywhere">
      {pieces.map((piece) => {
        at += piece.text.length;
        if (!piece.isMarked) return piece.text;
        return (
          <mark key={at} className="rounded-sm bg-accent-wash px-0.5 font-semibold text-ink">
            {piece.text}
          </mark>
        );
      })}
    </span>
  );
}
