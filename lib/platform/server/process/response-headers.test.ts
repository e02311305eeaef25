import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import { bodyLengthHeader, prepareResponse, securityHeaders } from './response-headers.mjs';

function prepared() {
  const response = new ServerResponse(new IncomingMessage(new Socket()));
  prepareResponse(response, { 'X-Content-Type-Options': 'nosniff' });
  return response;
}

test('every answer carries the security headers, which a handler may replace', () => {
  const response = prepared();
  expect(response.getHeader('x-content-type-options')).toBe('nosniff');
  response.setHeader('Content-Type', 'image/jpeg');
  expect(response.getHeader('content-type')).toBe('image/jpeg');
});

test('sends the length that a handler named', () => {
  const response = prepared();
  response.setHeader(bodyLengthHeader, '84');
  expect(response.getHeaders()).toMatchObject({ 'content-length': '84' });
  expect(response.hasHeader(bodyLengthHeader)).toBe(false);
});

test.each([
  ['s-maxage=31536000', 'no-cache'],
  ['private, no-cache, no-store', 'private, no-cache, no-store'],
  ['public, max-age=31536000, immutable', 'public, max-age=31536000, immutable'],
])('Cache-Control %s is sent as %s', (said, sent) => {
  const response = prepared();
  response.setHeader('Cache-Control', said);
  expect(response.getHeader('cache-control')).toBe(sent);
});

test('the content policy names the media hosts by their origins', () => {
  const hosts = { imageHost: 'https://img.example.org/media', videoHost: 'https://v.example.org' };
  const policy = securityHeaders(hosts)['Content-Security-Policy'];
  expect(policy).toContain("img-src 'self' data: blob: https://img.example.org;");
  expect(policy).toContain("media-src 'self' blob: https://v.example.org;");
  expect(policy).not.toContain('unsafe-eval');
  expect(securityHeaders({})['Content-Security-Policy']).toContain("connect-src 'self';");
});
