import { HtmlValidate } from 'html-validate';

/** Every rule of validity, accessibility and good form but for how React writes what HTML allows in several ways. */
const validator = new HtmlValidate({
  root: true,
  extends: ['html-validate:recommended', 'html-validate:document'],
  rules: {
    // React writes names as JSX has them (`hrefLang`); HTML does not tell cases apart.
    'attr-case': 'off',
    // React closes void elements with a slash, and writes true and empty attributes as `async=""`.
    'void-style': ['error', { style: 'selfclosing' }],
    'attribute-boolean-style': ['error', { style: 'empty' }],
    'attribute-empty-style': ['error', { style: 'empty' }],
    // `useId` gives ids such as `_R_1_`, which HTML allows.
    'valid-id': ['error', { relaxed: true }],
    // What only the data knows (a share of a bar, a column of a grid) has no class.
    'no-inline-style': 'off',
    // Our own files come from where the page does: only another site's would have to prove what they are.
    'require-sri': ['error', { target: 'crossorigin' }],
    // The style of every such link keeps a number on one line (`app/globals.css`).
    'tel-non-breaking': 'off',
  },
});

/** What is wrong with a whole document, a line for each finding with its place; none for a valid one. */
export async function findHtmlErrors(html: string): Promise<string[]> {
  const { results } = await validator.validateString(html);
  return results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, line, selector }) => `${ruleId}: ${message} (line ${line}, ${selector})`),
  );
}
