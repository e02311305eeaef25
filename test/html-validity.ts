import { HtmlValidate } from 'html-validate';

/** All rules of validity, accessibility and good form except those about React's own spellings. */
const validator = new HtmlValidate({
  root: true,
  extends: ['html-validate:recommended', 'html-validate:document'],
  rules: {
    // React writes names as in JSX (`hrefLang`); HTML ignores case.
    'attr-case': 'off',
    // React closes void elements with a slash, and writes true and empty attributes as `async=""`.
    'void-style': ['error', { style: 'selfclosing' }],
    'attribute-boolean-style': ['error', { style: 'empty' }],
    'attribute-empty-style': ['error', { style: 'empty' }],
    // `useId` gives ids such as `_R_1_`, which HTML allows.
    'valid-id': ['error', { relaxed: true }],
    // Values that depend on data (the width of a bar, a column of a grid) have no class.
    'no-inline-style': 'off',
    // Our own files have the page's origin: only files of other sites need integrity hashes.
    'require-sri': ['error', { target: 'crossorigin' }],
    // The style of every such link keeps a number on one line (`app/globals.css`).
    'tel-non-breaking': 'off',
  },
});

/** Errors in a whole document, a line each with its position; empty for a valid one. */
export async function findHtmlErrors(html: string): Promise<string[]> {
  const { results } = await validator.validateString(html);
  return results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, line, selector }) => `${ruleId}: ${message} (line ${line}, ${selector})`),
  );
}
