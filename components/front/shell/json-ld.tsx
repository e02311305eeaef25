/** Structured data of a page for search engines (DESIGN 7). */
export function JsonLd({ data }: { data: Record<string, unknown> }) {
  const json = JSON.stringify({ '@context': 'https://schema.org', ...data });
  // `<` could end the script element; in JSON it may as well be escaped.
  // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON with its only dangerous character escaped
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json.replaceAll('<', '\\u003c') }} />;
}
