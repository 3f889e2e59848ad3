import { crc32, deflateSync } from 'node:zlib'
import sharp from 'sharp'

/** The script that each hostile file would run if it were interpreted as a page or a program. */
export const PAYLOAD = '<script>alert(document.domain)</script>'

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data])
  const sizes = Buffer.alloc(8)
  sizes.writeUInt32BE(data.length, 0)
  sizes.writeUInt32BE(crc32(body), 4)
  return Buffer.concat([sizes.subarray(0, 4), body, sizes.subarray(4)])
}

/** A PNG of black pixels at one bit each: thousands of pixels per side take kilobytes. */
function hugePng(side: number, extra: Buffer[] = []): Buffer {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(side, 0)
  header.writeUInt32BE(side, 4)
  header[8] = 1
  const rows = deflateSync(Buffer.alloc(side * (Math.ceil(side / 8) + 1)), { level: 9 })
  const signature = Buffer.from('89504e470d0a1a0a', 'hex')
  return Buffer.concat([
    signature,
    chunk('IHDR', header),
    ...extra,
    chunk('IDAT', rows),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

/** A PDF of one empty page, optionally with more objects or a tail. */
export function pdf({ objects = '', tail = '', head = '' } = {}): Buffer {
  const body = `%PDF-1.4\n${head}1 0 obj\n<< /Type /Catalog /Pages 2 0 R >>\nendobj\n2 0 obj\n<< /Type /Pages /Kids [] /Count 0 >>\nendobj\n${objects}`
  return Buffer.from(
    `${body}xref\n0 1\n0000000000 65535 f \ntrailer\n<< /Root 1 0 R >>\nstartxref\n9\n%%EOF\n${tail}`,
    'latin1',
  )
}

const objectStream = (content: Buffer) => {
  const packed = deflateSync(content, { level: 9 })
  return `3 0 obj\n<< /Type /ObjStm /N 1 /First 4 /Filter /FlateDecode /Length ${packed.length} >>\nstream\n${packed.toString('latin1')}\nendstream\nendobj\n`
}

/** Files that attackers send, by description. `isAccepted` ones are pictures, which are accepted after re-encoding. */
export async function hostileFiles(): Promise<{ what: string; name: string; bytes: Buffer; isAccepted?: true }[]> {
  const picture = sharp({ create: { width: 20, height: 20, channels: 3, background: '#c22' } })
  const png = await picture.clone().png().toBuffer()
  const jpeg = await picture
    .clone()
    .withExif({ IFD0: { ImageDescription: PAYLOAD, Copyright: '<?php system($_GET[0]) ?>' } })
    .jpeg()
    .toBuffer()
  const zip = Buffer.from('504b0304140000000000', 'hex')
  const svg = Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)">${PAYLOAD}</svg>`)
  const bombProfile = Buffer.concat([Buffer.from('x\0\0'), deflateSync(Buffer.alloc(64 * 1024 * 1024), { level: 9 })])
  return [
    { what: 'a picture with a script in its metadata', name: 'a.jpg', bytes: jpeg, isAccepted: true },
    {
      what: 'a picture followed by a page',
      name: 'a.png',
      bytes: Buffer.concat([png, Buffer.from(PAYLOAD)]),
      isAccepted: true,
    },
    {
      what: 'a picture followed by an archive',
      name: 'a.png',
      bytes: Buffer.concat([png, zip]),
      isAccepted: true,
    },
    { what: 'a picture named like a path', name: '../../../etc/cron.d/job.png', bytes: png, isAccepted: true },
    { what: 'a picture named like a Windows path', name: '..\\..\\windows\\system.png', bytes: png, isAccepted: true },
    { what: 'a picture with NUL in its name', name: 'a.php\0.png', bytes: png, isAccepted: true },
    { what: 'a picture with a very long name', name: `${'a'.repeat(5000)}.png`, bytes: png, isAccepted: true },
    { what: 'a picture named like a program', name: 'a.png.php', bytes: png },
    { what: 'a picture without a name', name: '', bytes: png },
    { what: 'an SVG with a script', name: 'a.svg', bytes: svg },
    { what: 'an SVG with a script named as a picture', name: 'a.png', bytes: svg },
    { what: 'a page named as a picture', name: 'a.png', bytes: Buffer.from(`<html>${PAYLOAD}</html>`) },
    { what: 'a program that starts like a GIF', name: 'a.png', bytes: Buffer.from(`GIF89a/*${PAYLOAD}*/=1;`) },
    {
      what: 'a picture header followed by a page',
      name: 'a.png',
      bytes: Buffer.concat([png.subarray(0, 16), Buffer.from(PAYLOAD)]),
    },
    { what: 'a truncated picture', name: 'a.png', bytes: hugePng(2000).subarray(0, 300) },
    { what: 'a picture of 16,000 pixels a side', name: 'a.png', bytes: hugePng(16_000) },
    { what: 'a picture of 60,000 pixels a side', name: 'a.png', bytes: hugePng(1, []).fill(0xea, 16, 18) },
    {
      what: 'a picture with a decompression bomb',
      name: 'a.png',
      bytes: hugePng(40, [chunk('iCCP', bombProfile)]),
      isAccepted: true,
    },
    { what: 'an archive', name: 'a.zip', bytes: zip },
    { what: 'an archive named as a PDF', name: 'a.pdf', bytes: zip },
    { what: 'an empty file', name: 'a.png', bytes: Buffer.alloc(0) },
    { what: 'an empty PDF', name: 'a.pdf', bytes: Buffer.alloc(0) },
    {
      what: 'a PDF with a script',
      name: 'a.pdf',
      bytes: pdf({ objects: '3 0 obj\n<< /S /JavaScript /JS (app.alert(1)) >>\nendobj\n' }),
    },
    {
      what: 'a PDF with an escaped script name',
      name: 'a.pdf',
      bytes: pdf({ objects: '3 0 obj\n<< /S /#4aava#53cript >>\nendobj\n' }),
    },
    {
      what: 'a PDF with a compressed script',
      name: 'a.pdf',
      bytes: pdf({ objects: objectStream(Buffer.from('4 0 << /S /JavaScript >>')) }),
    },
    {
      what: 'a PDF that packs a bomb',
      name: 'a.pdf',
      bytes: pdf({ objects: objectStream(Buffer.alloc(64 * 1024 * 1024)) }),
    },
    { what: 'a PDF that is also a page', name: 'a.pdf', bytes: pdf({ head: `%${PAYLOAD}\n` }) },
    {
      what: 'a PDF followed by an archive',
      name: 'a.pdf',
      bytes: pdf({ tail: `${zip.toString('latin1')}${'x'.repeat(200)}` }),
    },
    { what: 'a page followed by a PDF', name: 'a.pdf', bytes: Buffer.concat([Buffer.from(PAYLOAD), pdf()]) },
  ]
}
