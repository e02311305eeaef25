import { encode } from 'uqr';

/** A block of lines, the first of which is the main one: the others say it in another language, smaller and grey. */
interface Block {
  left: number;
  top: number;
  width: number;
  /** Of the main line. */
  size: number;
  font: 'light' | 'regular';
  colour: string;
  align?: 'left' | 'right';
}

/** Sizes of the other lines are a share of the main one, but readable on paper. */
const otherShare = 0.45;
const [smallest, otherLargest] = [8, 15];
const grey = '#6d6d78';
/** A line that is too long is made smaller down to this share, then cut. */
const shrunk = 0.6;

/** Draws lines below each other, each in one line of the page; empty ones are left out. Returns where they end. */
export function drawLines(document: PDFKit.PDFDocument, lines: readonly string[], block: Block): number {
  let { top } = block;
  for (const [index, text] of lines.filter((line) => line !== '').entries()) {
    const isMain = index === 0;
    const size = isMain ? block.size : Math.min(otherLargest, Math.max(smallest, block.size * otherShare));
    document.font(isMain ? block.font : 'regular').fillColor(isMain ? block.colour : grey);
    const fitting = fitSize(document, text, { size, width: block.width });
    document.fontSize(fitting).text(text, block.left, top, {
      ...{ width: block.width, align: block.align ?? 'left', lineBreak: true },
      ...{ height: document.currentLineHeight(true), ellipsis: '…' },
    });
    top += document.currentLineHeight(true) + size * 0.1;
  }
  return top;
}

function fitSize(document: PDFKit.PDFDocument, text: string, { size, width }: { size: number; width: number }): number {
  const natural = document.fontSize(size).widthOfString(text);
  // A hair less, so that the line is not broken by a rounding.
  return natural <= width ? size : Math.max(size * shrunk, (size * width * 0.99) / natural);
}

/** Draws the code to scan of an address; the white around it is the page's. */
export function drawCode(
  document: PDFKit.PDFDocument,
  address: string,
  { left, top, size, colour }: { left: number; top: number; size: number; colour: string },
): void {
  const code = encode(address, { ecc: 'M', border: 0 });
  const unit = size / code.size;
  for (const [y, row] of code.data.entries()) {
    for (const [x, isDark] of row.entries()) {
      if (isDark) document.rect(left + x * unit, top + y * unit, unit, unit);
    }
  }
  document.fill(colour);
}
