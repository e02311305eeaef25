import { avcCodec, bandwidthOf, masterPlaylist, mediaPlaylist, readFacts, readPlaylist } from './hls';

const segments = [
  { name: '00000.ts', seconds: 6, bytes: 600_000 },
  { name: '00001.ts', seconds: 6.006, bytes: 900_000 },
  { name: '00002.ts', seconds: 0.5, bytes: 250_000 },
];
const facts = { peak: 1_198_802, average: 1_119_463, codecs: 'avc1.64001f,mp4a.40.2', frameRate: '30000/1001' };

test('the bandwidth is that of the largest piece; a rest of less than a second says nothing', () => {
  expect(bandwidthOf(segments)).toEqual({ peak: facts.peak, average: facts.average });
});

test('a film that is one short piece has the bandwidth of that', () => {
  expect(bandwidthOf([{ name: '00000.ts', seconds: 0.5, bytes: 1000 }])).toEqual({ peak: 16_000, average: 16_000 });
});

test('a rendition’s playlist is read as it was written', () => {
  const text = mediaPlaylist(segments, facts);
  expect(text).toBe(`#EXTM3U
#EXT-X-VERSION:6
# peak=1198802 average=1119463 codecs=avc1.64001f,mp4a.40.2 rate=30000/1001
#EXT-X-TARGETDURATION:6
#EXT-X-PLAYLIST-TYPE:VOD
#EXT-X-INDEPENDENT-SEGMENTS
#EXTINF:6.000000,
00000.ts
#EXTINF:6.006000,
00001.ts
#EXTINF:0.500000,
00002.ts
#EXT-X-ENDLIST
`);
  expect(readFacts(text)).toEqual(facts);
  expect(readPlaylist(text)).toEqual(segments.map(({ name, seconds }) => ({ name, seconds })));
});

test('a playlist without an end is not read', () => {
  expect(() => readPlaylist('#EXTM3U\n#EXTINF:6.0,\n00000.ts\n')).toThrow('no end');
});

test('another playlist says nothing of its rendition', () => {
  expect(readFacts('#EXTM3U\n#EXTINF:6.0,\n00000.ts\n#EXT-X-ENDLIST\n')).toBeNull();
});

test('the master says of each rendition what it is', () => {
  const silent = { peak: 300_000, average: 200_000, codecs: 'avc1.4d401e', frameRate: '30000/1001' };
  expect(
    masterPlaylist([
      { name: 720, width: 1280, height: 720, facts },
      { name: 360, width: 640, height: 360, facts: silent },
    ]),
  ).toBe(`#EXTM3U
#EXT-X-VERSION:6
#EXT-X-INDEPENDENT-SEGMENTS
#EXT-X-STREAM-INF:BANDWIDTH=1198802,AVERAGE-BANDWIDTH=1119463,RESOLUTION=1280x720,CODECS="avc1.64001f,mp4a.40.2",FRAME-RATE=29.970
720/index.m3u8
#EXT-X-STREAM-INF:BANDWIDTH=300000,AVERAGE-BANDWIDTH=200000,RESOLUTION=640x360,CODECS="avc1.4d401e",FRAME-RATE=29.970
360/index.m3u8
`);
});

test('the codec is read from the parameters, wherever they begin', () => {
  const parameters = [0, 0, 0, 1, 9, 0xf0, 0, 0, 0, 1, 0x67, 0x64, 0x00, 0x1f, 0xac];
  expect(avcCodec(Uint8Array.from([0x47, 0x40, ...parameters]))).toBe('avc1.64001f');
  expect(avcCodec(Uint8Array.from([0x47, 0x40, 0, 0, 0]))).toBeNull();
});
