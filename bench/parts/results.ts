import { writeFileSync } from 'node:fs';

/** One line of the table: what was measured, its ratio to the floor of the same run, and the budget. */
export interface Row {
  what: string;
  measured: string;
  ratio: number | null;
  budget: string;
  ok: boolean;
}

/** Prints the table and keeps it in `file`. */
export function report(sections: Record<string, Row[]>, file: string): void {
  const text = Object.entries(sections)
    .map(([title, rows]) => `## ${title}\n\n${table(rows)}\n`)
    .join('\n');
  const head =
    '# Results\n\nWritten by `npm run bench`; every ratio is to a floor measured in the same run on the same machine.\n';
  writeFileSync(file, `${head}\n${text}`);
  console.log(text);
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
