import PDFDocument from 'pdfkit'

const FONTS = {
  regular: require.resolve('@expo-google-fonts/inter/400Regular/Inter_400Regular.ttf'),
  bold: require.resolve('@expo-google-fonts/inter/700Bold/Inter_700Bold.ttf'),
}

/** Colors of text, of secondary text and of thin rules. */
export const INK = '#0f0f10'
export const MUTED = '#57534a'
export const LINE = '#d3ccbc'
/** The margin of a page, in points. */
export const MARGIN = 54

/** An open PDF. */
export type Pdf = PDFKit.PDFDocument

interface PdfOptions {
  title: string
  author: string
  createdAt: Date
  layout: 'portrait' | 'landscape'
}

/** Opens a PDF of US letter pages with the shop's fonts; `end` returns its bytes. */
export function openPdf({ title, author, createdAt, layout }: PdfOptions): { pdf: Pdf; end: () => Promise<Buffer> } {
  const pdf = new PDFDocument({
    size: 'LETTER',
    layout,
    margin: MARGIN,
    bufferPages: true,
    lang: 'en-US',
    displayTitle: true,
    info: { Title: title, Author: author, CreationDate: createdAt },
  })
  const chunks: Buffer[] = []
  pdf.on('data', (chunk: Buffer) => chunks.push(chunk))
  const ended = new Promise((resolve) => pdf.once('end', resolve))
  pdf.registerFont('regular', FONTS.regular).registerFont('bold', FONTS.bold).fillColor(INK)
  async function end() {
    pdf.end()
    await ended
    return Buffer.concat(chunks)
  }
  return { pdf, end }
}

/** The title and the page's number on each page, once their number is known. */
export function drawFooters(pdf: Pdf, title: string): void {
  const { start, count } = pdf.bufferedPageRange()
  const width = pdf.page.width - 2 * MARGIN
  for (let page = start; page < start + count; page += 1) {
    pdf.switchToPage(page)
    // Text below the margin would start another page.
    pdf.page.margins.bottom = 0
    pdf.font('regular').fontSize(8).fillColor(MUTED)
    const y = pdf.page.height - 50
    pdf.text(title, MARGIN, y, { width, lineBreak: false })
    pdf.text(`Page ${page - start + 1} of ${count}`, MARGIN, y, { width, align: 'right', lineBreak: false })
  }
}
