;; Reads the texts of JSON documents, sixteen bytes at a time. text-reader.ts is the only one that calls it; after a change
;; run `npm run generate`.
(module
  ;; 0: whether something was read that is not known to be sound, to be cleared from outside
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
      (if (i32.eqz (local.get $special))
        (then
          (local.set $at (i32.add (local.get $at) (i32.const 16)))
          (br $next)))
      (local.set $at (i32.add (local.get $at) (i32.ctz (local.get $special))))
      (if (i32.ge_u (local.get $at) (local.get $end)) (then (return (i32.const -1))))
      (local.set $byte (i32.load8_u (local.get $at)))
      (local.set $at (i32.add (local.get $at) (i32.const 1)))
      (if (i32.eq (local.get $byte) (i32.const 0x22)) (then (return (local.get $at))))
      (if (i32.ne (local.get $byte) (i32.const 0x5c))
        (then
          (call $doubt)
          (br $next)))
      (if (i32.ge_u (local.get $at) (local.get $end)) (then (return (i32.const -2))))
      (if (i32.eqz (call $standsForOne (i32.load8_u (local.get $at)))) (then (call $doubt)))
      (local.set $at (i32.add (local.get $at) (i32.const 1)))
      (br $next))
    (unreachable))

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
