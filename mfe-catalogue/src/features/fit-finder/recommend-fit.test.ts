import type { Body } from '../../body/body'
import { getFitKind, type Use } from './fit-kind'
import { recommendFit } from './recommend-fit'

const lb = (pounds: number) => pounds * 0.453592
const inch = (inches: number) => inches * 2.54
const ounces = ['8 oz', '10 oz', '12 oz', '14 oz', '16 oz', '18 oz']
const letters = ['XS', 'S', 'M', 'L', 'XL', '2XL', '3XL']
const numbers = ['000', '00', '0', '1', '2', '3', '4', '5', '6', '7']
const adults = ['A0', 'A1', 'A2', 'A3', 'A4', 'A5']

function fit(slug: string, sizes: string[], body: Body, use: Use | null = null) {
  const kind = getFitKind({ breadcrumb: [{ id: 1, title: slug, slug }], sizes })
  return kind && recommendFit(kind, body, use, sizes)
}

describe('recommendFit', () => {
  test.each<[number, Use, string]>([
    [100, 'all-round', '10 oz'],
    [135, 'all-round', '12 oz'],
    [165, 'bag', '14 oz'],
    [165, 'pads', '12 oz'],
    [190, 'all-round', '16 oz'],
    [115, 'sparring', '14 oz'],
    [165, 'sparring', '16 oz'],
    [230, 'sparring', '18 oz'],
  ])('recommends for %d lb and %s boxing gloves in %s', (weight, use, size) =>
    expect(fit('boxing-gloves', ounces, { weight: lb(weight) }, use)?.size).toBe(size),
  )

  test('recommends a larger glove for a large hand and states why', () => {
    const found = fit('boxing-gloves', ounces, { weight: lb(135), hand: inch(8.4) }, 'all-round')
    expect(found?.size).toBe('14 oz')
    expect(found?.why).toContain('Your palm needs more room, so we recommend 14 oz.')
  })

  test.each<[number, number, string]>([
    [160, 120, '3'],
    [170, 150, '4'],
    [180, 175, '5'],
    [170, 190, '5'],
    [190, 150, '6'],
    [120, 50, '00'],
  ])('recommends for %d cm and %d lb uniform size %s', (height, weight, size) =>
    expect(fit('gis', numbers, { height, weight: lb(weight) })?.size).toBe(size),
  )

  test.each<[number, number, Use, string]>([
    [170, 145, 'close', 'A1'],
    [178, 170, 'close', 'A2'],
    [189, 200, 'close', 'A3'],
    [189, 200, 'roomy', 'A4'],
    [170, 200, 'close', 'A2'],
  ])('recommends for %d cm and %d lb (%s) jiu-jitsu size %s', (height, weight, use, size) =>
    expect(fit('bjj-gis', adults, { height, weight: lb(weight) }, use)?.size).toBe(size),
  )

  test.each<[number, string]>([
    [27, 'XS'],
    [33, 'M'],
    [36, 'L'],
    [45, '3XL'],
  ])('recommends for a waist of %d inches shorts in %s', (waist, size) =>
    expect(fit('shorts', letters, { waist: inch(waist) })?.size).toBe(size),
  )

  test('lets the use decide between two shirt sizes', () => {
    const body = { weight: lb(168), height: inch(70) }
    expect(fit('shirts', letters, body, 'close')?.size).toBe('M')
    expect(fit('shirts', letters, body, 'roomy')?.size).toBe('L')
  })

  test.each<[number, string]>([
    [32, '2'],
    [38, '4'],
  ])('recommends for a waist of %d inches a belt in %s', (waist, size) =>
    expect(fit('belts', [...numbers, '8'], { waist: inch(waist) })?.size).toBe(size),
  )

  test.each<[number, string]>([
    [7.2, 'S'],
    [8, 'M'],
    [9.4, 'XL'],
  ])('recommends for a palm of %d inches MMA gloves in %s', (hand, size) =>
    expect(fit('mma-gloves', ['S', 'M', 'L', 'XL'], { hand: inch(hand) })?.size).toBe(size),
  )

  test('falls back to the next size and says so', () => {
    const found = fit('boxing-gloves', ['14 oz', '16 oz', '18 oz'], { weight: lb(140) }, 'all-round')
    expect(found).toMatchObject({ size: '14 oz' })
    expect(found?.why.at(-1)).toBe('This product doesn’t come in 12 oz; 14 oz is the closest size.')
  })

  test('recommends no size that is far from the measurements', () => {
    expect(fit('boxing-gloves', ['16 oz', '18 oz'], { weight: lb(100) }, 'bag')?.size).toBeNull()
    expect(fit('gis', numbers, { height: 17 })?.size).toBeNull()
  })

  test('recommends nothing without measurements, and finds no rules for other gear', () => {
    expect(fit('gis', numbers, {})).toBeNull()
    expect(fit('bottles', ['24 oz', '32 oz'], { weight: 70 })).toBeNull()
    expect(fit('boxing-gloves', ['One size'], { weight: 70 })).toBeNull()
  })

  test('fits bag mitts in letter sizes by the palm', () => {
    expect(fit('bag-gloves', ['S', 'M', 'L'], { hand: inch(8.6) })?.size).toBe('L')
  })
})
