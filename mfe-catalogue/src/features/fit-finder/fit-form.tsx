import { Button, Form, RadioGroup, SelectField, Stack, Text, TextField, tokens } from '@shop/shared-ui'
import { useState, type SyntheticEvent } from 'react'
import styled from 'styled-components'
import { readBody, unitFields, type Units } from '../../body/units'
import type { FitKind, Use } from './fit-kind'
import { FitResult } from './fit-result'
import { recommendFit, type Recommendation } from './recommend-fit'

const Fields = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(9rem, 1fr));
  gap: ${tokens.space[4]};
  /* A label may take two lines. */
  align-items: end;
`

const UNITS = [
  { value: 'us', label: 'Feet, inches, pounds' },
  { value: 'metric', label: 'Centimeters, kilograms' },
] as const

const USES: Record<Use, string> = {
  'all-round': 'A bit of everything',
  bag: 'Heavy bag',
  pads: 'Pads and drills',
  sparring: 'Sparring',
  close: 'Close fit',
  roomy: 'Room to move',
}

const INSTRUCTIONS = {
  hand: 'Palm: around the open hand below the knuckles, without the thumb, with wraps on if you wear them.',
  waist: 'Waist: where the waistband or belt sits, over what you wear under it.',
} as const

/** FitForm's props; `sizes` are those that the product is made in. */
export interface FitFormProps {
  kind: FitKind
  sizes: readonly string[]
  onChoose: (size: string) => void
}

/** Asks for the measures that count for this kind of gear, and answers with a size and why. */
export function FitForm({ kind, sizes, onChoose }: FitFormProps) {
  const [units, setUnits] = useState<Units>('us')
  const [use, setUse] = useState<Use | null>(kind.uses[0] ?? null)
  const [result, setResult] = useState<Recommendation | 'unmeasured'>()
  const hint = kind.measures.flatMap((measure) =>
    measure === 'hand' || measure === 'waist' ? INSTRUCTIONS[measure] : [],
  )[0]
  return (
    <Stack $gap={5}>
      <Stack
        as={Form}
        $gap={4}
        noValidate
        onSubmit={(submit: SyntheticEvent<HTMLFormElement>) => {
          submit.preventDefault()
          const body = readBody(units, kind.measures, new FormData(submit.currentTarget))
          setResult(recommendFit(kind, body, use, sizes) ?? 'unmeasured')
        }}
      >
        <RadioGroup
          label="I measure in"
          options={UNITS}
          value={units}
          onChange={(value) => {
            setUnits(value as Units)
            setResult(undefined)
          }}
        />
        <Fields key={units}>
          {unitFields(units, kind.measures).map(({ name, label, measure }) => (
            <TextField
              key={name}
              name={name}
              label={label}
              inputMode="decimal"
              autoComplete="off"
              maxLength={6}
              required={measure === kind.measures[0]}
            />
          ))}
        </Fields>
        {hint && (
          <Text size="small" tone="inkMuted">
            {hint}
          </Text>
        )}
        {kind.uses.length > 0 && (
          <SelectField
            label={kind.name === 'glove' ? 'What are they for?' : 'How do you like it?'}
            required
            value={use ?? ''}
            onChange={({ target }) => setUse(target.value as Use)}
          >
            {kind.uses.map((option) => (
              <option key={option} value={option}>
                {USES[option]}
              </option>
            ))}
          </SelectField>
        )}
        <Button type="submit" variant="action" wide>
          Find my size
        </Button>
      </Stack>
      <div role="status">{result && <FitResult result={result} onChoose={onChoose} />}</div>
    </Stack>
  )
}
