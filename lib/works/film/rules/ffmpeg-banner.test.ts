import { readBanner } from './ffmpeg-banner';

/** Output of version 5.1.9 of Debian. */
const telephone = `Input #0, mov,mp4,m4a,3gp,3g2,mj2, from 'rot.mp4':
  Metadata:
    major_brand     : isom
    title           : Duration: 99:00:00.00
                    :   Stream #0:7: Audio: aac
    encoder         : Lavf61.1.100
  Duration: 00:01:03.02, start: 0.000000, bitrate: 353 kb/s
  Stream #0:0[0x1](und): Video: h264 (High) (avc1 / 0x31637661), yuv420p(progressive), 320x240 [SAR 1:1 DAR 4:3], 272 kb/s, 29.97 fps, 29.97 tbr, 12800 tbn (default)
    Metadata:
      handler_name    : VideoHandler
    Side data:
      displaymatrix: rotation of 90.00 degrees
  Stream #0:1[0x2](und): Audio: aac (LC) (mp4a / 0x6134706D), 44100 Hz, mono, fltp, 69 kb/s (default)
Stream mapping:
  Stream #0:0 -> #0:0 (h264 (native) -> png (native))
Output #0, image2pipe, to 'pipe:1':
  Stream #0:0(und): Video: png, rgb24(pc, gbr/unknown/unknown, progressive), 240x320, 25 fps, 25 tbn (default)
`;

/** Output of version 7.0 of the package. */
const broadcast = `Input #0, mpegts, from 'a.ts':
  Duration: 00:00:03.02, start: 1.456778, bitrate: 405 kb/s
  Program 1 
    Metadata:
      service_name    : Service01
  Stream #0:0[0x100]: Video: h264 (High) ([27][0][0][0] / 0x001B), yuv420p(progressive), 320x240 [SAR 1:1 DAR 4:3], 25 fps, 25 tbr, 90k tbn
`;

const recorded = `Input #0, matroska,webm, from 'file:original':
  Metadata:
    ENCODER         : Chrome
  Duration: N/A, start: 0.000000, bitrate: N/A
  Stream #0:0(eng): Audio: opus, 48000 Hz, mono, fltp (default)
  Stream #0:1(eng): Video: vp8, yuv420p(progressive), 640x480, SAR 1:1 DAR 4:3, 1k fps, 1k tbr, 1k tbn (default)
`;

const song = `Input #0, mov,mp4,m4a,3gp,3g2,mj2, from 's.mp4':
  Duration: 00:03:03.00, start: 0.000000, bitrate: 73 kb/s
  Stream #0:0[0x1](und): Audio: aac (LC) (mp4a / 0x6134706D), 44100 Hz, mono, fltp, 69 kb/s (default)
  Stream #0:1[0x0]: Video: png, rgb24(pc), 320x240, 90k tbr, 90k tbn (attached pic)
`;

const bright = `Input #0, mov,mp4,m4a,3gp,3g2,mj2, from 'IMG_0001.MOV':
  Duration: 00:00:10.00, start: 0.000000, bitrate: 9000 kb/s
  Stream #0:0[0x1](und): Video: hevc (Main 10) (hvc1 / 0x31637668), yuv420p10le(tv, bt2020nc/bt2020/arib-std-b67), 1920x1080, 8000 kb/s, 29.99 fps, 30 tbr, 600 tbn (default)
`;

test.each([
  [
    'a telephone',
    telephone,
    { seconds: 63.02, hasPicture: true, codec: 'h264', hasSound: true, frameRate: '30000/1001' },
  ],
  ['a broadcast', broadcast, { seconds: 3.02, hasPicture: true, hasSound: false, frameRate: '25' }],
  ['a browser, which does not say how long it is', recorded, { seconds: null, hasSound: true, frameRate: '30' }],
  ['a song with its cover', song, { seconds: 183, hasPicture: false, hasSound: true }],
  ['a film with more light than usual', bright, { isHdr: true, codec: 'hevc', hasSound: false, frameRate: '30' }],
  [
    'nothing at all',
    'Invalid data found when processing input',
    { seconds: null, hasPicture: false, codec: '', isHdr: false },
  ],
])('reads what is said of %s', (_, printed, facts) => {
  expect(readBanner(printed)).toMatchObject(facts);
});

test('does not take what a file says of itself for what it is', () => {
  expect(readBanner(telephone.replace(/^ {2}Stream #0:1.*\n/m, ''))).toMatchObject({ seconds: 63.02, hasSound: false });
});
