import { formatUsd } from '@shop/shared-api/money'
import { drawFooters, INK, LINE, MARGIN, MUTED, openPdf, type Pdf } from './pdf-page'

/** A price list as it is printed; amounts in cents. */
export interface PrintedPriceList {
  seller: string
  title: string
  /** Such as "Prices of July 4, 2026". */
  note: string
  createdAt: Date
  /** Headings of the prices: retail, then one per tier. */
  priceHeadings: string[]
  rows: { sku: string; title: string; details: string; cents: number[] }[]
}

const PAGE = { width: 792, height: 612 }
const RIGHT = PAGE.width - MARGIN
const BOTTOM = PAGE.height - 72
const ROW_HEIGHT = 14
const SKU_WIDTH = 120
const PRICE_WIDTH = 58
const FONT_SIZE = 8
/** Of a character in points, rather more than the average; measuring each text would take as long as drawing it. */
const CHARACTER_WIDTH = 4.7

/** Left edges and widths of the texts; the prices take what they need at the right. */
function columnsFor(prices: number) {
  const pricesFrom = RIGHT - prices * PRICE_WIDTH
  const titleFrom = MARGIN + SKU_WIDTH
  const width = pricesFrom - titleFrom - 8
  return {
    titleFrom,
    titleWidth: width * 0.6,
    detailsFrom: titleFrom + width * 0.62,
    detailsWidth: width * 0.38,
    pricesFrom,
  }
}

/** Renders a price list as a PDF of landscape pages, one line per variant. */
export async function renderPriceList(list: PrintedPriceList): Promise<Buffer> {
  const { pdf, end } = openPdf({
    title: `${list.seller}: ${list.title}`,
    author: list.seller,
    createdAt: list.createdAt,
    layout: 'landscape',
  })
  pdf.font('bold').fontSize(18).text(list.title, MARGIN, MARGIN)
  pdf.font('regular').fontSize(9).fillColor(MUTED).text(`${list.seller}. ${list.note}`)
  pdf.y += 12
  drawHead(pdf, list.priceHeadings)
  for (const row of list.rows) drawRow(pdf, row, list.priceHeadings)
  drawFooters(pdf, list.title)
  return end()
}

function drawHead(pdf: Pdf, priceHeadings: string[]) {
  const { titleFrom, detailsFrom, pricesFrom } = columnsFor(priceHeadings.length)
  const { y } = pdf
  pdf.font('bold').fontSize(FONT_SIZE).fillColor(MUTED)
  pdf.text('Item code', MARGIN, y, { lineBreak: false })
  pdf.text('Product', titleFrom, y, { lineBreak: false })
  pdf.text('Color, size', detailsFrom, y, { lineBreak: false })
  drawPrices(pdf, priceHeadings, pricesFrom, y)
  drawRule(pdf, y + 13, INK)
  pdf.fillColor(INK)
  pdf.y = y + 19
}

function drawRow(pdf: Pdf, { sku, title, details, cents }: PrintedPriceList['rows'][number], priceHeadings: string[]) {
  const { titleFrom, titleWidth, detailsFrom, detailsWidth, pricesFrom } = columnsFor(priceHeadings.length)
  if (pdf.y + ROW_HEIGHT > BOTTOM) {
    pdf.addPage()
    drawHead(pdf, priceHeadings)
  }
  const { y } = pdf
  pdf.font('regular').fontSize(FONT_SIZE)
  pdf.text(clip(sku, SKU_WIDTH - 6), MARGIN, y, { lineBreak: false })
  pdf.text(clip(title, titleWidth), titleFrom, y, { lineBreak: false })
  pdf.text(clip(details, detailsWidth), detailsFrom, y, { lineBreak: false })
  drawPrices(pdf, cents.map(formatUsd), pricesFrom, y)
  drawRule(pdf, y + ROW_HEIGHT - 3, LINE)
  pdf.y = y + ROW_HEIGHT
}

/** Shortens a text that may exceed a width. */
function clip(text: string, width: number): string {
  const most = Math.floor(width / CHARACTER_WIDTH)
  return text.length > most ? `${text.slice(0, most - 1).trimEnd()}…` : text
}

function drawPrices(pdf: Pdf, texts: string[], from: number, y: number) {
  texts.forEach((text, index) =>
    pdf.text(text, from + index * PRICE_WIDTH, y, { width: PRICE_WIDTH, align: 'right', lineBreak: false }),
  )
}

const drawRule = (pdf: Pdf, y: number, color: string) =>
  void pdf.moveTo(MARGIN, y).lineTo(RIGHT, y).lineWidth(0.5).strokeColor(color).stroke()
