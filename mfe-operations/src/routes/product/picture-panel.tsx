import { ApiError } from '@shop/shared-api'
import { Alert, Stack, Text, TextField, tokens } from '@shop/shared-ui'
import { useState, type DragEvent } from 'react'
import { styled } from 'styled-components'
import { useStaffClient } from '../../client/staff-context'
import { Panel } from '../../console/frame'
import { PanelTitle } from '../../console/panel-title'
import { PictureCard } from './picture-card'
import type { Picture } from './product-draft'

const Pictures = styled.ol`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(14rem, 100%), 1fr));
  gap: ${tokens.space[4]};
  padding: 0;
  list-style: none;
`

const Slot = styled.li`
  min-inline-size: 0;
`

const DropArea = styled.div`
  padding: ${tokens.space[4]};
  border: 2px dashed ${tokens.color.hairline};
  border-radius: ${tokens.radius};
`

interface Upload {
  name: string
  done: number
  problem?: string
}

interface PicturePanelProps {
  pictures: readonly Picture[]
  /** The pictures at that moment, for uploads that end later. */
  current(): readonly Picture[]
  onChange(pictures: Picture[]): void
  /** What the names of new photographs begin with. */
  prefix(): string
}

/** The pictures of a product in their order, and where photographs are added. */
export function PicturePanel({ pictures, current, onChange, prefix }: PicturePanelProps) {
  const client = useStaffClient()
  const [uploads, setUploads] = useState<readonly Upload[]>([])
  const [dragged, setDragged] = useState<number | null>(null)

  async function add(files: Iterable<File>) {
    const named = [...files].map((file, index) => ({ file, name: nameOf(file, `${prefix()}-${stamp()}${index}`) }))
    setUploads(named.map(({ name }) => ({ name, done: 0 })))
    const report = (name: string, change: Partial<Upload>) =>
      setUploads((all) => all.map((upload) => (upload.name === name ? { ...upload, ...change } : upload)))
    const added: Picture[] = []
    for (const { file, name } of named) {
      try {
        const { detail } = await client.upload<{ detail: { key: string } }>('photographs.add', { name }, file, {
          onProgress: (done) => report(name, { done }),
        })
        report(name, { done: 1 })
        added.push({ name, image: `/api/media/products/${detail.key}`, alt: '', focal_x: 0.5, focal_y: 0.5 })
      } catch (error) {
        if (!(error instanceof ApiError)) throw error
        report(name, { problem: error.message })
      }
    }
    onChange([...current(), ...added])
  }

  function move(from: number, to: number) {
    if (to < 0 || to >= pictures.length) return
    const next = pictures.filter((_, index) => index !== from)
    onChange([...next.slice(0, to), pictures[from]!, ...next.slice(to)])
  }

  function drop(event: DragEvent) {
    event.preventDefault()
    void add(event.dataTransfer.files)
  }

  return (
    <Panel aria-labelledby="product-pictures">
      <PanelTitle id="product-pictures">Pictures</PanelTitle>
      <Pictures>
        {pictures.map((picture, index) => (
          <Slot
            key={picture.name}
            draggable
            onDragStart={() => setDragged(index)}
            onDragOver={(event) => event.preventDefault()}
            onDrop={() => dragged !== null && move(dragged, index)}
          >
            <PictureCard
              picture={picture}
              position={index + 1}
              isLast={index === pictures.length - 1}
              onMove={(by) => move(index, index + by)}
              onChange={(changed) => onChange(pictures.map((other) => (other === picture ? changed : other)))}
              onRemove={() => onChange(pictures.filter((other) => other !== picture))}
            />
          </Slot>
        ))}
      </Pictures>
      <DropArea onDragOver={(event) => event.preventDefault()} onDrop={drop}>
        <TextField
          required
          type="file"
          multiple
          accept="image/jpeg,image/png,image/webp,image/avif"
          label="Add photographs"
          hint="Choose files or drop them here. The first picture is shown in lists."
          onChange={({ target }) => {
            void add(target.files ?? [])
            target.value = ''
          }}
        />
      </DropArea>
      <Stack $gap={2}>
        {uploads.map(({ name, done, problem }) =>
          problem ? (
            <Alert key={name} tone="error">{`${name}: ${problem}`}</Alert>
          ) : (
            done < 1 && (
              <Text key={name}>
                {name} <progress aria-label={name} value={done} max={1} />
              </Text>
            )
          ),
        )}
      </Stack>
    </Panel>
  )
}

const stamp = () => Date.now().toString(36)

/** A name of its own, since a photograph of the same name would be replaced in all products. */
const nameOf = ({ name }: File, prefix: string) => {
  const extension = /\.\w+$/.exec(name)?.[0].toLowerCase() ?? '.jpg'
  return `${prefix}${extension}`
}
