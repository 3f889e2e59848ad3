import { refusal, warning, type Check } from './candidate-set'

/** Every widget that a part uses is offered by its owner with the same contract version. */
export const checkWidgets: Check = ({ parts, absent }) =>
  Object.entries(parts).flatMap(([part, { version, contract }]) =>
    Object.entries(contract.widgets.uses).flatMap(([widget, needed]) => {
      const [owner = '', name = ''] = widget.split('/')
      const offerer = parts[owner]
      if (!offerer && absent.includes(owner)) {
        return [
          warning(
            'widgets',
            part,
            widget,
            `${part} ${version} uses ${widget}, and ${owner} is not live yet: visitors see the fallback instead.`,
          ),
        ]
      }
      const offered = offerer?.contract.widgets.offers[name]
      if (offered === needed) return []
      const state = !offerer
        ? `there is no part "${owner}"`
        : offered === undefined
          ? `${owner} ${offerer.version} does not offer it`
          : `${owner} ${offerer.version} offers version ${offered} of it`
      return [
        refusal(
          'widgets',
          part,
          widget,
          `${part} ${version} uses the widget ${widget} (version ${needed}), but ${state}. Visitors would see its ` +
            `fallback. Promote a matching ${owner} first, or both in one move.`,
        ),
      ]
    }),
  )
