import { Button, ButtonLink, Cluster, Icon, Text, toast } from '@shop/shared-ui'
import { type Design, serializeDesign, describeDesign } from '@shop/shared-drawings/designer'
import { useState } from 'react'
import { download } from '../../download'
import { getFileName, renderImage } from './image-file'

/** Exports a design: quote request, link, or image. */
export function ExportActions({ design }: { design: Design }) {
  const [painting, setPainting] = useState(false)
  const query = serializeDesign(design)

  async function share() {
    const url = `${window.location.origin}/model?${query}`
    try {
      await navigator.clipboard.writeText(url)
      toast('Link copied', { type: 'success' })
    } catch {
      toast(`Copy this link to share the design: ${url}`, { type: 'info' })
    }
  }

  async function save(ending: 'svg' | 'png') {
    setPainting(true)
    try {
      download(await renderImage(design, ending), getFileName(design, ending))
    } catch {
      toast('Your browser couldn’t create this image. Try the other format.', { type: 'error' })
    } finally {
      setPainting(false)
    }
  }

  return (
    <>
      <Text>{describeDesign(design)}</Text>
      <ButtonLink to={`/wholesaler/equipment?design=${encodeURIComponent(query)}`} variant="action" size="large" wide>
        Request a quote
      </ButtonLink>
      <Cluster>
        <Button onClick={() => void share()}>
          <Icon name="share" /> Copy link
        </Button>
        <Button busy={painting} onClick={() => void save('png')}>
          <Icon name="download" /> PNG
        </Button>
        <Button busy={painting} onClick={() => void save('svg')}>
          <Icon name="download" /> SVG
        </Button>
      </Cluster>
    </>
  )
}
