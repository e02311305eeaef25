import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import { bodyLengthHeader, restoreBodyLength } from './body-length.mjs';

test('sends the length that a handler named, and every other header as it is', () => {
  const response = new ServerResponse(new IncomingMessage(new Socket()));
  restoreBodyLength(response);
  response.setHeader(bodyLengthHeader, '84');
  response.setHeader('Content-Type', 'image/jpeg');
  expect(response.getHeaders()).toEqual({ 'content-length': '84', 'content-type': 'image/jpeg' });
});
