;; Reads the texts of JSON documents, sixteen bytes at a time. text-reader.ts is the only one that calls it; after a change
;; run `npm run generate`.
(module
  ;; What was seen of texts, to be cleared from outside:
  ;; 0: whether something is not known to be sound
  ;; 4: how many escapes there were
  ;; 8: how many bytes more there were than UTF-16 units
  ;; 15: a backslash, for a text of which the first byte is escaped
  ;; 16: the bytes to be read, 64 KiB of them; what lies behind them is loaded with the last ones, and not looked at
  (memory (export "memory") 2)
  (data (i32.const 15) "\\")

  ;; $from lies within a text and is not escaped. Returns one past the quote that closes the text; -1 where it goes on
  ;; behind $end, and -2 where it goes on there with a byte that is escaped.
  (func (export "readText") (param $from i32) (param $end i32) (result i32)
    (local $at i32)
    (local $bytes v128)
    (local $special i32)
    (local $plain i32)
    (local $byte i32)
    (local.set $at (local.get $from))
    (loop $next
      (if (i32.ge_u (local.get $at) (local.get $end)) (then (return (i32.const -1))))
      (local.set $bytes (v128.load (local.get $at)))
      ;; One bit for each byte that is a control character, a quote or a backslash.
      (local.set $special
        (i8x16.bitmask
          (v128.or
            (i8x16.lt_u (local.get $bytes) (i8x16.splat (i32.const 0x20)))
            (v128.or
              (i8x16.eq (local.get $bytes) (i8x16.splat (i32.const 0x22)))
              (i8x16.eq (local.get $bytes) (i8x16.splat (i32.const 0x5c)))))))
      ;; How many bytes come before the first of them; the highest bit that counts stands for none.
      (local.set $plain (i32.ctz (i32.or (local.get $special) (i32.const 0x10000))))
      (if (v128.any_true (v128.and (local.get $bytes) (i8x16.splat (i32.const 0x80))))
        (then (call $countUnits (local.get $bytes) (local.get $plain) (i32.sub (local.get $end) (local.get $at)))))
      (local.set $at (i32.add (local.get $at) (local.get $plain)))
      (br_if $next (i32.eqz (local.get $special)))
      (if (i32.ge_u (local.get $at) (local.get $end)) (then (return (i32.const -1))))
      (local.set $byte (i32.load8_u (local.get $at)))
      (local.set $at (i32.add (local.get $at) (i32.const 1)))
      (if (i32.eq (local.get $byte) (i32.const 0x22)) (then (return (local.get $at))))
      (if (i32.ne (local.get $byte) (i32.const 0x5c))
        (then
          (call $doubt)
          (br $next)))
      (if (i32.ge_u (local.get $at) (local.get $end)) (then (return (i32.const -2))))
      (i32.store (i32.const 4) (i32.add (i32.load (i32.const 4)) (i32.const 1)))
      (if (i32.eqz (call $standsForOne (i32.load8_u (local.get $at)))) (then (call $doubt)))
      (local.set $at (i32.add (local.get $at) (i32.const 1)))
      (br $next))
    (unreachable))

  ;; Of the first $plain bytes, or the first $left where these are fewer: those that continue a character are no unit of
  ;; their own, and a character of four bytes is two units.
  (func $countUnits (param $bytes v128) (param $plain i32) (param $left i32)
    (local $looked i32)
    (local.set $looked
      (i32.sub
        (i32.shl
          (i32.const 1)
          (select (local.get $plain) (local.get $left) (i32.lt_u (local.get $plain) (local.get $left))))
        (i32.const 1)))
    (i32.store
      (i32.const 8)
      (i32.add
        (i32.load (i32.const 8))
        (i32.sub
          (i32.popcnt
            (i32.and
              (i8x16.bitmask (i8x16.lt_s (local.get $bytes) (i8x16.splat (i32.const -64))))
              (local.get $looked)))
          (i32.popcnt
            (i32.and
              (i8x16.bitmask (i8x16.ge_u (local.get $bytes) (i8x16.splat (i32.const 0xf0))))
              (local.get $looked)))))))

  ;; A control character, an escape by number, or one that does not exist.
  (func $doubt
    (i32.store8 (i32.const 0) (i32.const 1)))

  ;; Whether a backslash and this byte are one character: " / \ b f n r t. The last six are bits, counted from the backslash.
  (func $standsForOne (param $byte i32) (result i32)
    (local $letter i32)
    (local.set $letter (i32.sub (local.get $byte) (i32.const 0x5c)))
    (i32.or
      (i32.or
        (i32.eq (local.get $byte) (i32.const 0x22))
        (i32.eq (local.get $byte) (i32.const 0x2f)))
      (i32.and
        (i32.lt_u (local.get $letter) (i32.const 25))
        (i32.shr_u (i32.const 0x1440441) (local.get $letter))))))
