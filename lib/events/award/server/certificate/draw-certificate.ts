import PDFDocument from 'pdfkit';
import { fontFor } from './certificate-fonts';
import { type Certified, certificateTexts } from './certificate-texts';
import { drawCode, drawLines } from './draw-parts';

/** A4, upright on its long side, in points. */
const page = { width: 841.89, height: 595.28 };
const margin = 64;
const width = page.width - 2 * margin;
const codeSize = 84;
/** Where the facts end, beside the code. */
const factsWidth = width - codeSize - 260;
const colours = { ink: '#0b0b0d', grey: '#6d6d78', accent: '#3d2bff' } as const;

/**
 * Draws a certificate as a PDF of one page in both languages, with its font inside: some 20 kB. The same certificate is the same
 * bytes, and says nothing of itself but its title and the date of the result. It takes a tenth of a second; the process is held
 * for at most some 30 ms at a time, and once for 0.1 s, when the first one loads its program.
 */
export async function drawCertificate(certified: Certified): Promise<Uint8Array<ArrayBuffer>> {
  const texts = certificateTexts(certified);
  const large = [...texts.title, ...texts.award, '…'];
  const facts = texts.facts.flatMap(({ name, lines }) => [name, ...lines]);
  const small = [...large, ...texts.work, ...texts.people, ...facts, ...texts.check, texts.site];
  const light = await fontFor('light', large);
  const regular = await fontFor('regular', [...small, certified.code, certified.address]);
  const document = begin({ title: texts.title.join(' '), publishedTime: certified.publishedTime, font: regular });
  const bytes = collect(document);
  document.registerFont('light', light).registerFont('regular', regular);
  drawHead(document, texts, certified.code);
  const left = { left: margin, width };
  const under = drawLines(document, texts.award, { ...left, top: 238, size: 30, font: 'light', colour: colours.ink });
  const next = drawLines(document, texts.work, {
    ...left,
    top: under + 18,
    size: 17,
    font: 'regular',
    colour: colours.ink,
  });
  drawLines(document, texts.people, { ...left, top: next + 12, size: 17, font: 'regular', colour: colours.ink });
  drawFacts(document, texts.facts);
  drawCheck(document, texts.check, certified);
  document.end();
  return bytes;
}

interface Beginning {
  title: string;
  publishedTime: string;
  font: Buffer;
}

/** What the file says of itself is removed after the library has set it. */
function begin({ title, publishedTime, font }: Beginning): PDFKit.PDFDocument {
  const document = new PDFDocument({
    ...{ size: [page.width, page.height], margin: 0, lang: 'zh-CN', displayTitle: true },
    // The library makes the file's id of this time: that of the result, so that each drawing is the same file.
    info: { Title: title, CreationDate: new Date(publishedTime) },
    // Without one it reads a font of its own.
    font: font as unknown as string,
  });
  for (const name of ['Producer', 'Creator'] as const) delete document.info[name];
  return document;
}

function collect(document: PDFKit.PDFDocument): Promise<Uint8Array<ArrayBuffer>> {
  const parts: Buffer[] = [];
  document.on('data', (part: Buffer) => parts.push(part));
  return new Promise((resolve, reject) => {
    document.on('end', () => resolve(new Uint8Array(Buffer.concat(parts))));
    document.on('error', reject);
  });
}

function drawHead(document: PDFKit.PDFDocument, { site, title }: Texts, code: string): void {
  const top = margin - 8;
  document.rect(margin, top + 2, 9, 9).fill(colours.accent);
  const line = { top, size: 10, font: 'regular', colour: colours.ink } as const;
  drawLines(document, [site], { ...line, left: margin + 18, width: width / 2 });
  drawLines(document, [code], {
    ...line,
    left: margin + width / 2,
    width: width / 2,
    align: 'right',
    colour: colours.grey,
  });
  drawLines(document, title, { left: margin, width, top: 112, size: 46, font: 'light', colour: colours.ink });
  document.rect(margin, 219, 40, 1.5).fill(colours.accent);
}

function drawFacts(document: PDFKit.PDFDocument, facts: Texts['facts']): void {
  let top = page.height - margin - codeSize;
  for (const { name, lines } of facts) {
    const line = { top, size: 9, font: 'regular' } as const;
    drawLines(document, [name], { ...line, left: margin, width: 96, colour: colours.grey });
    top = drawLines(document, lines, { ...line, left: margin + 104, width: factsWidth - 104, colour: colours.ink }) + 5;
  }
}

function drawCheck(document: PDFKit.PDFDocument, check: string[], { address }: Certified): void {
  const [left, top] = [page.width - margin - codeSize, page.height - margin - codeSize];
  drawCode(document, address, { left, top, size: codeSize, colour: colours.ink });
  const beside = { left: left - 260, width: 248, size: 8, font: 'regular', align: 'right' } as const;
  const under = drawLines(document, check, { ...beside, top: top + 34, colour: colours.grey });
  drawLines(document, [address], { ...beside, top: under + 2, colour: colours.ink });
}

type Texts = ReturnType<typeof certificateTexts>;
