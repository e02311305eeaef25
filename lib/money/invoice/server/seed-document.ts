/** A line of text of a page: its size, and where it begins, in points from the left and from the top. */
export interface PageText {
  text: string;
  size: number;
  left: number;
  top: number;
}

/** An A4 page in points. */
const page = { width: 595, height: 842 };

/**
 * Demonstration: a PDF of one page of texts, in Chinese and Latin. The font is one that every reader of PDF has or replaces,
 * so that the file needs none of its own (ISO 32000-1, 9.7.5.2).
 */
export function pageAsPdf(title: string, texts: readonly PageText[]): Uint8Array {
  const drawn = texts.map(
    ({ text, size, left, top }) => `BT /F ${size} Tf ${left} ${page.height - top} Td ${hexOf(text)} Tj ET`,
  );
  const content = drawn.join('\n');
  const objects = [
    '<</Type/Catalog/Pages 2 0 R/Lang(zh-CN)>>',
    '<</Type/Pages/Kids[3 0 R]/Count 1>>',
    `<</Type/Page/Parent 2 0 R/MediaBox[0 0 ${page.width} ${page.height}]/Contents 4 0 R/Resources<</Font<</F 5 0 R>>>>>>`,
    `<</Length ${content.length}>>\nstream\n${content}\nendstream`,
    '<</Type/Font/Subtype/Type0/BaseFont/STSong-Light/Encoding/UniGB-UCS2-H/DescendantFonts[6 0 R]>>',
    // Letters and digits are half as wide as a Chinese character.
    '<</Type/Font/Subtype/CIDFontType0/BaseFont/STSong-Light/DW 1000/W[1 95 500]/FontDescriptor 7 0 R' +
      '/CIDSystemInfo<</Registry(Adobe)/Ordering(GB1)/Supplement 4>>>>',
    '<</Type/FontDescriptor/FontName/STSong-Light/Flags 6/FontBBox[-25 -254 1000 880]/ItalicAngle 0/Ascent 880' +
      '/Descent -120/CapHeight 880/StemV 93>>',
    `<</Title${hexOf(`\uFEFF${title}`)}>>`,
  ];
  return new TextEncoder().encode(fileOf(objects));
}

/** Objects numbered from 1, the first as the root, the last as the information about the document. */
function fileOf(objects: readonly string[]): string {
  let file = '%PDF-1.4\n';
  const offsets = objects.map((object, index) => {
    const offset = file.length;
    file += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return `${String(offset).padStart(10, '0')} 00000 n \n`;
  });
  const count = objects.length + 1;
  const table = `xref\n0 ${count}\n0000000000 65535 f \n${offsets.join('')}`;
  const trailer = `trailer\n<</Size ${count}/Root 1 0 R/Info ${objects.length} 0 R>>\nstartxref\n${file.length}\n%%EOF\n`;
  return file + table + trailer;
}

/** A text in UTF-16, as PDF writes bytes. */
function hexOf(text: string): string {
  return `<${Buffer.from(text, 'utf16le').swap16().toString('hex')}>`;
}
