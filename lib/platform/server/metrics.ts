import { Counter, collectDefaultMetrics, Histogram, Registry } from 'prom-client';

const secondsBuckets = [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10];
const jobSecondsBuckets = [0.01, 0.1, 1, 10, 60, 600, 3600];

function createMetrics() {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  return {
    registry,
    calls: new Counter({
      name: 'http_requests_total',
      help: 'Calls answered, by endpoint and status class.',
      labelNames: ['endpoint', 'status'],
      registers,
    }),
    callSeconds: new Histogram({
      name: 'http_request_duration_seconds',
      help: 'Time from the arrival of a call to its answer.',
      labelNames: ['endpoint', 'status'],
      buckets: secondsBuckets,
      registers,
    }),
    jobs: new Counter({
      name: 'jobs_total',
      help: 'Job runs that ended, by kind and outcome.',
      labelNames: ['kind', 'outcome'],
      registers,
    }),
    jobSeconds: new Histogram({
      name: 'job_duration_seconds',
      help: 'Time one run of a job took.',
      labelNames: ['kind'],
      buckets: jobSecondsBuckets,
      registers,
    }),
    batchItems: new Counter({
      name: 'batch_items_total',
      help: 'Items of the once-a-second batches, written or dropped.',
      labelNames: ['batch', 'outcome'],
      registers,
    }),
    pageLookups: new Counter({
      name: 'page_cache_lookups_total',
      help: 'Lookups in the page cache, hit or miss.',
      labelNames: ['outcome'],
      registers,
    }),
  };
}

const slot = globalThis as typeof globalThis & { lightfieldMetrics?: ReturnType<typeof createMetrics> };

/** The process's metrics. Next has several module graphs in one process, hence the global. */
function metrics() {
  slot.lightfieldMetrics ??= createMetrics();
  return slot.lightfieldMetrics;
}

/** All metrics in the Prometheus text format, with their `contentType`. */
export async function writeMetrics(): Promise<{ text: string; contentType: string }> {
  const { registry } = metrics();
  return { text: await registry.metrics(), contentType: registry.contentType };
}

/** Counts an answered call; `endpoint` is a declared name, never an address, to limit the number of series. */
export function observeCall(call: { endpoint: string; status: number; milliseconds: number }): void {
  const labels = { endpoint: call.endpoint, status: `${Math.floor(call.status / 100)}xx` };
  metrics().calls.inc(labels);
  metrics().callSeconds.observe(labels, call.milliseconds / 1000);
}

/** Result of a job's run; `given-back` at a stop, `lost` to a node that took it over. */
export type JobOutcome = 'done' | 'retried' | 'failed' | 'given-back' | 'lost';

export function observeJob(run: { kind: string; outcome: JobOutcome; milliseconds: number }): void {
  metrics().jobs.inc({ kind: run.kind, outcome: run.outcome });
  metrics().jobSeconds.observe({ kind: run.kind }, run.milliseconds / 1000);
}

export function countBatchItems(batch: string, outcome: 'written' | 'dropped', items: number): void {
  metrics().batchItems.inc({ batch, outcome }, items);
}

export function countPageLookup(outcome: 'hit' | 'miss'): void {
  metrics().pageLookups.inc({ outcome });
}
