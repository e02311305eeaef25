import { CodedError } from '@/lib/platform/shared/error-codes';

/** What is said from one time of a film to another; in ms, and in lines without markup. */
export interface Cue {
  from: number;
  to: number;
  text: string;
}

const timing =
  /^((?:\d{2,4}:)?[0-5]\d:[0-5]\d\.\d{3})[ \t]+-->[ \t]+((?:\d{2,4}:)?[0-5]\d:[0-5]\d\.\d{3})(?:[ \t].*)?$/;
/** A cue of more characters nobody could read. */
const longestCue = 1000;
/** Blocks that are no cues: what they say is about looks, or for nobody. */
const otherBlock = /^(?:NOTE|STYLE|REGION)(?:[ \t\n]|$)/;
/** What a player would take for a tag, one that nobody closed included. */
const tag = /<[^>]*(?:>|$)/g;
const control = /(?!\n)[\p{Cc}\u2028\u2029]/gu;

const characters: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&nbsp;': '\u00a0',
  '&lrm;': '\u200e',
  '&rlm;': '\u200f',
};

/**
 * The cues of a WebVTT file, strictly: in the order of their beginnings, each ending after it begins. Markup, settings,
 * names of cues, styles, regions and notes are left out. Throws code `400` at the field `file` with the rule `header`, or
 * `empty` when nothing is said in it; at `file.12`, for the block that begins in line 12, with `cue` for what is no cue,
 * `times` or `long`.
 */
export function readWebVtt(file: string): Cue[] {
  const lines = file.replace(/^\ufeff/, '').replaceAll(/\r\n?/g, '\n');
  if (!/^WEBVTT(?:[ \t\n]|$)/.test(lines)) throw wrong('header');
  const [, ...blocks] = blocksOf(lines);
  const cues: Cue[] = [];
  for (const { line, words } of blocks) {
    if (otherBlock.test(words[0] ?? '')) continue;
    const cue = readCue(words);
    if (!cue) throw wrong('cue', line);
    if (cue.to <= cue.from || cue.from < (cues.at(-1)?.from ?? 0)) throw wrong('times', line);
    if (cue.text.length > longestCue) throw wrong('long', line);
    // What was nothing but markup is remembered for the order, and left out below.
    cues.push(cue);
  }
  const said = cues.filter(({ text }) => text !== '');
  if (said.length === 0) throw wrong('empty');
  return said;
}

/** The file that is kept: nothing in it but times and plain text, so that no player can take any of it for markup. */
export function writeWebVtt(cues: readonly Cue[]): string {
  const blocks = cues.map(({ from, to, text }) => `${clock(from)} --> ${clock(to)}\n${escaped(text)}\n`);
  return ['WEBVTT\n', ...blocks].join('\n');
}

/** What stands between empty lines, with the number of its first line, from 1. */
function blocksOf(file: string): { line: number; words: string[] }[] {
  const blocks: { line: number; words: string[] }[] = [];
  let isOpen = false;
  for (const [index, words] of file.split('\n').entries()) {
    if (isOpen && words !== '') blocks.at(-1)?.words.push(words);
    else if (words !== '') blocks.push({ line: index + 1, words: [words] });
    isOpen = words !== '';
  }
  return blocks;
}

/** What a block says; null for what is no cue. */
function readCue(lines: string[]): Cue | null {
  const [first = '', ...others] = lines;
  const [times = '', ...text] = first.includes('-->') ? [first, ...others] : others;
  const [, from, to] = timing.exec(times) ?? [];
  if (!from || !to || text.some((line) => line.includes('-->'))) return null;
  return { from: msOf(from), to: msOf(to), text: plain(text.join('\n')) };
}

function plain(text: string): string {
  const unmarked = text
    .replaceAll(tag, '')
    .replaceAll(/&(?:amp|lt|gt|nbsp|lrm|rlm);/g, (name) => characters[name] ?? '');
  const lines = unmarked.replaceAll(control, ' ').split('\n');
  return lines
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .join('\n');
}

/** An arrow within a text would begin another cue; escaped, it is none. */
function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}

function msOf(time: string): number {
  const [seconds = 0, minutes = 0, hours = 0] = time.split(':').map(Number).reverse();
  return Math.round(((hours * 60 + minutes) * 60 + seconds) * 1000);
}

function clock(ms: number): string {
  const two = (value: number) => String(Math.floor(value)).padStart(2, '0');
  const rest = String(ms % 1000).padStart(3, '0');
  return `${two(ms / 3_600_000)}:${two((ms / 60_000) % 60)}:${two((ms / 1000) % 60)}.${rest}`;
}

function wrong(rule: 'header' | 'cue' | 'times' | 'long' | 'empty', line?: number): CodedError {
  return new CodedError('400', { fields: [{ field: line === undefined ? 'file' : `file.${line}`, rule }] });
}
