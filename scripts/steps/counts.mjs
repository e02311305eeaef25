/** Results of a step: the number of test cases or checks that passed and failed. */

/** From jest's `--json` report. Files that did not run and skipped tests count as failed. */
export function countJest(report) {
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + report.numRuntimeErrorTestSuites + report.numPendingTests + report.numTodoTests,
  };
}

/**
 * From Playwright's `json` report. A flaky test passed at its retry (`retried`); skipped tests count as failed.
 *
 * @param {{ stats: Record<string, number>, errors?: unknown[] }} report
 */
export function countPlaywright({ stats, errors = [] }) {
  return {
    passed: stats.expected + stats.flaky,
    retried: stats.flaky,
    failed: stats.unexpected + stats.skipped + errors.length,
  };
}

/** Adds up the results of steps. */
export function sum(results) {
  return results.reduce(
    (total, { passed, failed }) => ({ passed: total.passed + passed, failed: total.failed + failed }),
    { passed: 0, failed: 0 },
  );
}

/** The last line of a run. */
export function closingLine(results) {
  const { passed, failed } = sum(results);
  return `${passed} passed, ${failed} failed`;
}
