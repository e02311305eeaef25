import { existsSync, readFileSync, writeFileSync } from 'node:fs';

/** One line of the table: what was measured, its ratio to the floor of the same run, and the budget. */
export interface Row {
  what: string;
  measured: string;
  ratio: number | null;
  budget: string;
  ok: boolean;
}

const head =
  '# Results\n\nWritten by `npm run bench`; every ratio is to a floor measured in the same run on the same machine.\n\n';

/** The results in `file`: sections under their titles. `anew` drops the results of earlier runs. */
export function openResults(file: string, { anew }: { anew: boolean }) {
  const former = anew || !existsSync(file) ? [] : readFileSync(file, 'utf8').split(/^## /m).slice(1);
  const sections = new Map(former.map((text) => [text.slice(0, text.indexOf('\n')), `## ${text.trimEnd()}\n`]));
  return {
    /** Prints a section and writes it at once, replacing the one of the same title. */
    add(title: string, rows: Row[]): void {
      const text = `## ${title}\n\n${table(rows)}\n`;
      sections.set(title, text);
      writeFileSync(file, head + [...sections.values()].join('\n'));
      console.log(text);
    },
  };
}

function table(rows: Row[]): string {
  const lines = rows.map((row) => [
    row.what,
    row.measured,
    row.ratio === null ? '' : row.ratio.toFixed(2),
    row.budget,
    row.ok ? 'yes' : '**no**',
  ]);
  const head = ['what', 'measured', 'ratio', 'budget', 'within'];
  const widths = head.map((name, column) =>
    Math.max(...[head, ...lines].map((cells) => cells[column]?.length ?? 0), name.length),
  );
  const line = (cells: string[]) => `| ${cells.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(' | ')} |`;
  return [line(head), line(widths.map((width) => '-'.repeat(width))), ...lines.map(line)].join('\n');
}
