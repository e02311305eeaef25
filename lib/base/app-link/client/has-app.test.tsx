import { act, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { readStored } from '@/lib/platform/client/storage';
import { forgetApp, markAppInstalled, markDownloadStarted, useDownloadStarted, useHasApp } from './has-app';

beforeEach(() => localStorage.clear());

const HasApp = () => (useHasApp() ? 'has it' : 'has it not');
const Download = () => (useDownloadStarted() ? 'started' : 'not started');

describe('who has the app', () => {
  test('is known from local storage, and told when it changes', () => {
    render(<HasApp />);
    expect(screen.getByText('has it not')).toBeVisible();
    act(markAppInstalled);
    expect(screen.getByText('has it')).toBeVisible();
    expect(localStorage.getItem('hasApp')).toBe('true');
  });

  test('can be forgotten', () => {
    markAppInstalled();
    render(<HasApp />);
    act(forgetApp);
    expect(screen.getByText('has it not')).toBeVisible();
    expect(localStorage.getItem('hasApp')).toBeNull();
  });

  test('is not known on the server', () => {
    markAppInstalled();
    expect(renderToString(<HasApp />)).toBe('has it not');
  });
});

test('a download that starts is told, and counts as having the app', () => {
  render(<Download />);
  act(markAppInstalled);
  expect(screen.getByText('not started')).toBeVisible();
  localStorage.clear();
  act(markDownloadStarted);
  expect(screen.getByText('started')).toBeVisible();
  expect(readStored('hasApp')).toBe(true);
});
