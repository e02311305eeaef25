import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { haveOneHost, textToSign } from './js-signature';

/** The example of WeChat's documentation. */
const documented = {
  ticket: 'sM4AOVdWfPE4DxkXGEs8VMCPGGVi4C3VM0P37wVUCFvkVAy_90u5h9nbSlYy3-Sl-HhTdfl2fzFy1AOcHKP7qg',
  nonceStr: 'Wm3WZYTPz0wzccnW',
  timestamp: 1414587457,
  url: 'http://mp.weixin.qq.com?params=value',
};

test('the documented example has the documented signature', () => {
  const signature = createHash('sha1').update(textToSign(documented)).digest('hex');
  expect(signature).toBe('0f9de62fce790f9a083d5c99e95740ceb90c27ed');
});

test('a fragment does not count, everything else of an address does', () => {
  const address = fc.webUrl({ withQueryParameters: true });
  fc.assert(
    fc.property(address, fc.string(), (url, fragment) => {
      const text = textToSign({ ...documented, url });
      expect(textToSign({ ...documented, url: `${url}#${fragment}` })).toBe(text);
      expect(text.endsWith(`&url=${url}`)).toBe(true);
    }),
  );
});

test.each([
  ['https://light.example/a?b=1', true],
  ['http://LIGHT.example', true],
  ['https://light.example:443/', true],
  ['https://light.example@evil.example/', false],
  ['https://evil.example/light.example', false],
  ['https://light.example:8443/', false],
  ['https://m.light.example/', false],
  ['https://light.example.evil.example/', false],
  ['javascript:alert(1)', false],
])('%s has the host of the site: %s', (url, own) => {
  expect(haveOneHost(url, 'https://light.example')).toBe(own);
});
