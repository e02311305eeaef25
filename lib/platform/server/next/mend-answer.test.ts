import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import { bodyLengthHeader, mendAnswer, passNonceOn } from './mend-answer.mjs';

function prepared() {
  const response = new ServerResponse(new IncomingMessage(new Socket()));
  mendAnswer(response);
  return response;
}

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

test.each([
  ['/zh/Search/found/works/光 a', '/zh/Search/found/works/%E5%85%89 a'],
  ['/zh/Search/found/works/💡é', '/zh/Search/found/works/%F0%9F%92%A1%C3%A9'],
  ['/zh/video/detail/%E5%85%89', '/zh/video/detail/%E5%85%89'],
])('the path %s, which an address was rewritten to, is sent as %s', (path, sent) => {
  const response = prepared();
  response.setHeader('x-nextjs-rewritten-path', path);
  expect(response.getHeader('x-nextjs-rewritten-path')).toBe(sent);
});

test('a nonce reaches Next with the request; what a client says there does not', () => {
  const request = new IncomingMessage(new Socket());
  request.headers = { 'content-security-policy': 'evil', 'content-security-policy-report-only': 'evil', host: 'a' };
  passNonceOn(request, 'ours');
  expect(request.headers).toEqual({ host: 'a', 'content-security-policy': 'ours' });
  request.headers['content-security-policy'] = 'evil';
  passNonceOn(request, undefined);
  expect(request.headers).toEqual({ host: 'a' });
});
