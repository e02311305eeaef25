/**
 * Runs steps (`{ name, run }`, where `run` resolves to `{ passed, failed, retried?, output }`) in order, `lanes` of
 * them at a time, and prints the result of each; before that, the output of a step that failed or retried a test
 * (`retried`). `stopAtFailure` starts no step after a failed one. Returns the results of all that ran.
 */
export async function runSteps(steps, { lanes = 1, stopAtFailure = false, say = console.log } = {}) {
  const waiting = [...steps];
  const results = [];
  const lane = async () => {
    for (let step = waiting.shift(); step; step = waiting.shift()) {
      const result = await timed(step, say);
      results.push(result);
      if (stopAtFailure && result.failed > 0) waiting.length = 0;
    }
  };
  await Promise.all(Array.from({ length: lanes }, lane));
  return results;
}

async function timed({ name, run }, say) {
  const begun = Date.now();
  const { passed, failed, retried = 0, output } = await run();
  const seconds = (Date.now() - begun) / 1000;
  if (failed + retried > 0) say(output.trimEnd());
  const again = retried > 0 ? `, ${retried} at a second try` : '';
  say(`${failed > 0 ? '✗' : '✓'} ${name}: ${passed} passed${again}, ${failed} failed, ${seconds.toFixed(1)} s`);
  return { name, passed, failed, retried, seconds };
}
