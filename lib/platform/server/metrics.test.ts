import { countBatchItems, countPageLookup, observeCall, observeJob, writeMetrics } from './metrics';

describe('the metrics', () => {
  test('count calls by endpoint and status class, with their time', async () => {
    observeCall({ endpoint: 'findVideoList', status: 200, milliseconds: 4 });
    observeCall({ endpoint: 'findVideoList', status: 204, milliseconds: 40 });
    observeCall({ endpoint: 'findVideoList', status: 429, milliseconds: 1 });
    const { text, contentType } = await writeMetrics();
    expect(contentType).toContain('text/plain');
    expect(text).toContain('http_requests_total{endpoint="findVideoList",status="2xx"} 2');
    expect(text).toContain('http_requests_total{endpoint="findVideoList",status="4xx"} 1');
    expect(text).toContain('http_request_duration_seconds_bucket{le="0.005",endpoint="findVideoList",status="2xx"} 1');
    expect(text).toContain('process_resident_memory_bytes');
  });

  test('count jobs, batches and page lookups', async () => {
    observeJob({ kind: 'probe', outcome: 'failed', milliseconds: 1500 });
    countBatchItems('banner-shows', 'dropped', 3);
    countPageLookup('hit');
    const { text } = await writeMetrics();
    expect(text).toContain('jobs_total{kind="probe",outcome="failed"} 1');
    expect(text).toContain('job_duration_seconds_sum{kind="probe"} 1.5');
    expect(text).toContain('batch_items_total{batch="banner-shows",outcome="dropped"} 3');
    expect(text).toContain('page_cache_lookups_total{outcome="hit"} 1');
  });
});
