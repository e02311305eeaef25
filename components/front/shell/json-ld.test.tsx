import { render } from '@testing-library/react';
import { JsonLd } from './json-ld';

test('carries its data as JSON that cannot end the script', () => {
  const name = '</script><script>alert(1)</script>';
  const { container } = render(<JsonLd data={{ '@type': 'Organization', name }} />);
  const script = container.querySelector('script');
  expect(container.querySelectorAll('script')).toHaveLength(1);
  expect(script?.textContent).not.toContain('<');
  expect(JSON.parse(script?.textContent ?? '')).toEqual({
    '@context': 'https://schema.org',
    '@type': 'Organization',
    name,
  });
});
