import { until } from '@shop/shared-api/testing/until'
import type { Router } from '../router/until-idle'
import { heldTapsScript, releaseTaps } from './held-taps'

type State = 'idle' | 'loading'

const { dataset } = document.documentElement
const element = (id: string) => document.getElementById(id) as HTMLElement
let effects: string[]
let navigation: State
let onState: () => void

/** A router whose navigation the test ends. */
const router = {
  get state() {
    return { navigation: { state: navigation } }
  },
  subscribe(listener: () => void) {
    onState = listener
    return () => undefined
  },
} as unknown as Router

beforeAll(() => new Function(heldTapsScript)())
beforeEach(() => {
  effects = []
  navigation = 'idle'
  delete dataset['page']
  delete dataset['layout']
  document.body.innerHTML = `<div id="root"><header><button type="button" id="menu"><i id="icon">Menu</i></button></header>
    <main id="main"><label id="tile"><input type="radio" id="size"> 14 oz</label><input id="text">
      <form method="post"><button id="send">Send</button></form><form><button id="search">Search</button></form>
      <a href="#reviews" id="link">Reviews</a><button type="button" id="add">Add</button></main></div>
    <button type="button" id="outside">Accept</button>`
  document.body.onclick = ({ target }) => void effects.push((target as Element).id)
  document.body.onsubmit = (event) => event.preventDefault()
})

describe('held taps', () => {
  test('are repeated in order once their region is hydrated, each after the one before has had its effect', async () => {
    for (const id of ['tile', 'add', 'icon', 'search', 'add']) element(id).click()
    expect(effects).toEqual([])
    expect(element('size')).not.toBeChecked()
    expect([...document.querySelectorAll('[data-held]')].map(({ id }) => id)).toEqual(['menu', 'size', 'search', 'add'])

    await releaseTaps('layout', router)
    expect(effects).toEqual(['menu'])
    navigation = 'loading'
    const released = releaseTaps('page', router)
    await until(() => element('size').matches(':checked'))
    expect(effects).toEqual(['menu', 'size'])
    navigation = 'idle'
    onState()
    await released
    expect(effects).toEqual(['menu', 'size', 'add', 'search'])
    expect(document.querySelector('[data-held]')).toBeNull()
  })

  test.each(['link', 'send', 'text', 'outside'])('%s works without scripts, or is not of the markup', (id) => {
    element(id).click()
    expect(effects).toEqual([id])
  })

  test('are not held in a region that is hydrated', async () => {
    await releaseTaps('layout', router)
    element('menu').click()
    element('add').click()
    expect(effects).toEqual(['menu'])
    await releaseTaps('page', router)
    element('size').click()
    expect(effects).toEqual(['menu', 'add', 'size'])
  })
})
