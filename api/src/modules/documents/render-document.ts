import type { DocumentContent, DocumentKind, LabeledAmount } from '../../database/schema'
import { formatDay } from '../../format-day'
import { formatUsd } from '@shop/shared-api/money'
import { drawFooters, INK, LINE, MARGIN, MUTED, openPdf, type Pdf } from './pdf-page'

/** What a PDF is rendered from; the same input gives the same bytes. */
export interface PrintedDocument {
  kind: DocumentKind
  /** As written, such as INV-000042. */
  number: string
  issuedOn: string
  issuedAt: Date
  content: DocumentContent
}

const TITLES = { invoice: 'Invoice', credit_note: 'Credit note' } as const
const PAGE = { width: 612, height: 792 }
const RIGHT = PAGE.width - MARGIN
const WIDTH = RIGHT - MARGIN
/** Lines and totals end above the footer. */
const BOTTOM = PAGE.height - 90
/** Left edges and widths of the table's columns, in points. */
const COLUMNS = {
  sku: { x: MARGIN, width: 112, align: 'left' },
  title: { x: 172, width: 196, align: 'left' },
  quantity: { x: 372, width: 36, align: 'right' },
  each: { x: 412, width: 68, align: 'right' },
  total: { x: 484, width: 74, align: 'right' },
} as const

/** Renders a document as a PDF of US letter pages. */
export async function renderDocument(document: PrintedDocument): Promise<Buffer> {
  const title = `${TITLES[document.kind]} ${document.number}`
  const { pdf, end } = openPdf({
    title,
    author: document.content.seller.name,
    createdAt: document.issuedAt,
    layout: 'portrait',
  })
  drawHead(pdf, document)
  drawParties(pdf, document.content)
  drawLines(pdf, document.content)
  drawSums(pdf, document.content)
  drawTerms(pdf, document.content)
  drawFooters(pdf, title)
  return end()
}

function drawHead(pdf: Pdf, { kind, number, issuedOn, content }: PrintedDocument) {
  const { seller } = content
  pdf.font('bold').fontSize(15).text(seller.name, MARGIN, MARGIN, { width: 270 })
  const contact = [...seller.address, seller.phone, seller.email, ...(seller.taxId ? [`Tax ID ${seller.taxId}`] : [])]
  pdf.font('regular').fontSize(9).fillColor(MUTED).text(contact.filter(Boolean).join('\n'), { width: 270, lineGap: 2 })
  const left = pdf.y
  pdf.fillColor(INK).font('bold').fontSize(20)
  pdf.text(TITLES[kind].toUpperCase(), 330, MARGIN, { width: RIGHT - 330, align: 'right' })
  const facts: [string, string | null][] = [
    [kind === 'invoice' ? 'Invoice number' : 'Credit note number', number],
    ['Date', formatDay(issuedOn)],
    ['Due', content.dueOn && formatDay(content.dueOn)],
    ['Invoice', content.invoiceNumber],
    ['Order', content.orderNumber],
    ['Ordered on', formatDay(content.orderedOn)],
    ['PO number', content.poNumber],
  ]
  pdf.fontSize(9)
  let y = MARGIN + 30
  for (const [label, value] of facts) {
    if (value === null) continue
    pdf.font('regular').fillColor(MUTED).text(label, 330, y, { width: 92 })
    pdf
      .font('bold')
      .fillColor(INK)
      .text(value, 426, y, { width: RIGHT - 426, align: 'right' })
    y = pdf.y + 3
  }
  pdf.y = Math.max(left, y) + 16
}

function drawParties(pdf: Pdf, { buyer, shipTo, reason }: DocumentContent) {
  const top = pdf.y
  const billTo = [buyer.company, buyer.name, ...buyer.address, buyer.taxId && `Tax ID ${buyer.taxId}`]
  const ends = [
    drawParty(pdf, 'Bill to', billTo, { x: MARGIN, y: top }),
    drawParty(pdf, 'Ship to', shipTo, { x: 330, y: top }),
  ]
  pdf.y = Math.max(...ends) + 14
  if (reason) {
    pdf.font('bold').text('Reason: ', MARGIN, pdf.y, { continued: true, width: WIDTH }).font('regular').text(reason)
    pdf.moveDown()
  }
}

function drawParty(pdf: Pdf, label: string, lines: (string | null)[], { x, y }: { x: number; y: number }): number {
  pdf.font('regular').fontSize(9).fillColor(MUTED).text(label, x, y)
  const [first, ...others] = lines.filter((line) => line !== null && line !== '')
  pdf
    .font('bold')
    .fillColor(INK)
    .text(first ?? '', { width: 228, lineGap: 2 })
  pdf.font('regular').text(others.join('\n'), { width: 228, lineGap: 2 })
  return pdf.y
}

function drawTableHead(pdf: Pdf) {
  const y = pdf.y
  pdf.font('bold').fontSize(8.5).fillColor(MUTED)
  cell(pdf, 'sku', 'Item code', y)
  cell(pdf, 'title', 'Item', y)
  cell(pdf, 'quantity', 'Qty', y)
  cell(pdf, 'each', 'Price', y)
  cell(pdf, 'total', 'Amount', y)
  rule(pdf, y + 14, INK)
  pdf.fillColor(INK)
  pdf.y = y + 20
}

function cell(pdf: Pdf, column: keyof typeof COLUMNS, text: string, y: number): number {
  const { x, width, align } = COLUMNS[column]
  pdf.text(text, x, y, { width, align })
  return pdf.y
}

const rule = (pdf: Pdf, y: number, color: string) =>
  void pdf.moveTo(MARGIN, y).lineTo(RIGHT, y).lineWidth(0.75).strokeColor(color).stroke()

function drawLines(pdf: Pdf, { lines }: DocumentContent) {
  drawTableHead(pdf)
  for (const { sku, title, details, quantity, unitCents, totalCents } of lines) {
    pdf.font('regular').fontSize(9)
    const name = details ? `${title}\n${details}` : title
    const height = Math.max(
      pdf.heightOfString(name, { width: COLUMNS.title.width }),
      pdf.heightOfString(sku ?? '', { width: COLUMNS.sku.width }),
    )
    if (pdf.y + height > BOTTOM) {
      pdf.addPage()
      drawTableHead(pdf)
      pdf.font('regular').fontSize(9)
    }
    const y = pdf.y
    cell(pdf, 'sku', sku ?? '', y)
    cell(pdf, 'title', name, y)
    cell(pdf, 'quantity', String(quantity), y)
    cell(pdf, 'each', formatUsd(unitCents), y)
    cell(pdf, 'total', formatUsd(totalCents), y)
    rule(pdf, y + height + 5, LINE)
    pdf.y = y + height + 10
  }
}

function drawSums(pdf: Pdf, { amounts, totalCents, settled }: DocumentContent) {
  const rows = [...amounts, { label: 'Total', cents: totalCents }, ...settled]
  if (pdf.y + rows.length * 17 > BOTTOM) pdf.addPage()
  pdf.y += 4
  for (const row of amounts) drawSum(pdf, row)
  rule(pdf, pdf.y, INK)
  pdf.y += 6
  drawSum(pdf, { label: 'Total', cents: totalCents }, 'bold')
  for (const row of settled) drawSum(pdf, row, row.label === 'Amount due' ? 'bold' : 'regular')
}

function drawSum(pdf: Pdf, { label, cents }: LabeledAmount, font: 'regular' | 'bold' = 'regular') {
  const y = pdf.y
  const amount = cents < 0 ? `-${formatUsd(-cents)}` : formatUsd(cents)
  pdf.font(font).fontSize(font === 'bold' ? 10 : 9)
  pdf.text(label, 250, y, { width: 225, align: 'right' })
  pdf.text(amount, COLUMNS.total.x, y, { width: COLUMNS.total.width, align: 'right' })
  pdf.y = y + 17
}

function drawTerms(pdf: Pdf, { terms }: DocumentContent) {
  pdf.font('regular').fontSize(9)
  if (pdf.y + 20 + terms.length * 26 > BOTTOM) pdf.addPage()
  pdf.y += 14
  for (const line of terms) pdf.text(line, MARGIN, pdf.y, { width: WIDTH }).moveDown(0.4)
}
