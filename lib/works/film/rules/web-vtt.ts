import { CodedError } from '@/lib/platform/shared/error-codes';

/** A text between two times of a film; in ms, and in lines without markup. */
export interface Cue {
  from: number;
  to: number;
  text: string;
}

const timing =
  /^((?:\d{2,4}:)?[0-5]\d:[0-5]\d\.\d{3})[ \t]+-->[ \t]+((?:\d{2,4}:)?[0-5]\d:[0-5]\d\.\d{3})(?:[ \t].*)?$/;
/** Longer cues are unreadable. */
const longestCue = 1000;
/** Blocks other than cues: styles and comments. */
const otherBlock = /^(?:NOTE|STYLE|REGION)(?:[ \t\n]|$)/;
/** A tag for a player, including unclosed ones. */
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
 * Parses a WebVTT file strictly: cues in the order of their start times, each ending after it starts. Markup, settings,
 * cue names, styles, regions and notes are removed. Throws code `400` at the field `file` with the rule `header`, or
 * `empty` for a file without text; at `file.12`, for the block that starts in line 12, with `cue` for an invalid cue,
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
    // A cue with only markup counts for the order, and is removed below.
    cues.push(cue);
  }
  const said = cues.filter(({ text }) => text !== '');
  if (said.length === 0) throw wrong('empty');
  return said;
}

/** The stored file: only times and plain text, so that players find no markup in it. */
export function writeWebVtt(cues: readonly Cue[]): string {
  const blocks = cues.map(({ from, to, text }) => `${clock(from)} --> ${clock(to)}\n${escaped(text)}\n`);
  return ['WEBVTT\n', ...blocks].join('\n');
}

/** Blocks between empty lines, with the number of their first line, from 1. */
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

/** Parses a block; null for an invalid cue. */
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

/** An unescaped arrow within a text would start another cue. */
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
