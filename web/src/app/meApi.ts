/** What only my own page asks the server. */
import type { Deleted, MyWord, Opponent, RatingCurve } from '../wire/types'
import { request } from './api'

export const getMyRatings = () => request<RatingCurve[]>('GET', '/me/ratings')
export const getMyOpponents = () => request<Opponent[]>('GET', '/me/opponents')
export const getMyWords = () => request<MyWord[]>('GET', '/me/words')
export const exportAddress = '/api/me/export'
export const deleteMe = () => request<Deleted>('DELETE', '/me', { confirmation: 'delete everything' })
