import { Button, ButtonLink, Cluster, Icon, Text, toast } from '@shop/shared-ui'
import { useState } from 'react'
import { download } from '../../download'
import type { Design } from './design'
import { writeDesign } from './design-address'
import { fileNameOf, pictureOf } from './picture-file'
import { sayDesign } from './say-design'

/** What becomes of a design: a request, a link, a picture. */
export function TakeAlong({ design }: { design: Design }) {
  const [painting, setPainting] = useState(false)
  const query = writeDesign(design)

  async function share() {
    const url = `${window.location.origin}/model?${query}`
    try {
      await navigator.clipboard.writeText(url)
      toast('Link copied', { type: 'success' })
    } catch {
      toast(`Copy this address to share the design: ${url}`, { type: 'info' })
    }
  }

  async function keep(ending: 'svg' | 'png') {
    setPainting(true)
    try {
      download(await pictureOf(design, ending), fileNameOf(design, ending))
    } catch {
      toast('Your browser could not make this picture. The other format may work.', { type: 'error' })
    } finally {
      setPainting(false)
    }
  }

  return (
    <>
      <Text>{sayDesign(design)}</Text>
      <ButtonLink to={`/wholesaler/equipment?design=${encodeURIComponent(query)}`} variant="action" size="large" wide>
        Ask for a quote
      </ButtonLink>
      <Cluster>
        <Button onClick={() => void share()}>
          <Icon name="share" /> Copy link
        </Button>
        <Button busy={painting} onClick={() => void keep('png')}>
          <Icon name="download" /> PNG
        </Button>
        <Button busy={painting} onClick={() => void keep('svg')}>
          <Icon name="download" /> SVG
        </Button>
      </Cluster>
    </>
  )
}
